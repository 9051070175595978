/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Two letters of a US state or of the District of Columbia.
 * @maxLength 2
 * @pattern ^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$
 */
export type StateCode = string;
