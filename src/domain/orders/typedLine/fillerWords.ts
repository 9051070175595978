const fillers: ReadonlySet<string> = new Set(
  (
    'i we need needed needs want wanted wants looking look for find get hire please pls asking ' +
    'the a an of on in at to from and or with w as is are be by near around about this that who can will would must should ' +
    'then cell phone ph tel mobile customer client name job move moving work shift crew start starts starting arrive arrival arriving day date time window between within ' +
    'plus more less each per only also just some any have has having pay paying rate rating min minimum ' +
    'apt apartment building home house place location stairs help experience experienced ' +
    'necesito necesitamos busco buscamos quiero queremos para el la los las un una unos unas en con y o de del al por favor ' +
    'que viene sea a se es son trabajo mudanza desde hasta hora horas dia fecha cada solo tambien pago este esta'
  ).split(' '),
);

/** Words without meaning for the need; they are not reported as unknown. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}
