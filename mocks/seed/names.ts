/** First names common in Arizona and Nevada. */
export const firstNames = (
  'Oscar Jamal Renee Hector Alicia Wade Marisol Devin Kayla Rafael Tanya Curtis Yesenia Brandon Latoya Miguel Shannon ' +
  'Andre Paola Trevor Monique Ruben Heather Darnell Lucia Kyle Denise Javier Brittany Omar Crystal Emilio Natalie Reggie ' +
  'Carmen Dustin Vanessa Isaiah Gloria Mitchell Araceli'
).split(' ');

export const lastNames = (
  'Pineda Carter Nez Aguilar Foster Begay Romero Hughes Salazar Whitaker Tsosie Gutierrez Boone Villalobos Jennings ' +
  'Cordova Mercer Yazzie Escobedo Franklin Barajas Holt Quintero Dawson Lujan Prescott Zamora Ellis Ochoa Garner ' +
  'Benally Montoya Sawyer Trujillo Pruitt Velasco Underwood Cisneros Hale Arredondo McBride Espinoza Lowe'
).split(' ');

/** Customer names; jobs are named after them. */
export const customerNames = (
  'Hollis Abernathy Castellanos Dietrich Emerson Farouk Grayson Hutchins Ibarra Jorgensen Kowalski Lindqvist Marchetti ' +
  'Nakamura Osborne Pemberton Quigley Rosenthal Sandoval Thackeray Ulrich Vandenberg Winslow Yamamoto Zielinski Ashford ' +
  'Bellamy Crandall Delacroix Ellsworth Fitzgerald Goldstein'
).split(' ');
