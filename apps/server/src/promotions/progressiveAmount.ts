/**
 * SQL of the current amount of a progressive prize: its start, plus a step for each entry, up to the maximum. Takes the
 * names that the query gives to the two tables.
 */
export const progressiveAmount = (promotion: string, draw: string): string =>
  `least(${promotion}.progressive_maximum, coalesce(${draw}.progressive_start, ${promotion}.progressive_base)
    + ${promotion}.progressive_step * ${draw}.entries)`
