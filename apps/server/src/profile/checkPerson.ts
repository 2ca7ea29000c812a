import { lotteryDay, tidyName, type Lottery } from '@players-club/domain-models'
import { birthDateRule, nameRule } from '@players-club/forms-validation'
import { Refusal } from '../kernel/http/problem.ts'

export interface Person {
  firstName: string
  lastName: string
  birthDate: string
}

/** A person as stored: names trimmed, of an age that the lottery allows. Refuses the first invalid value. */
export const checkPerson = (entered: Person, lottery: Lottery, now: Date): Person => {
  const { firstName, lastName, birthDate } = entered
  const person = { firstName: tidyName(firstName), lastName: tidyName(lastName), birthDate }
  const wrong =
    nameRule(person.firstName, { field: 'firstName' }) ??
    nameRule(person.lastName, { field: 'lastName' }) ??
    birthDateRule({ ...lottery, today: lotteryDay(now, lottery.zone) })(person.birthDate)
  if (wrong) throw new Refusal(wrong.key, { params: wrong.params })
  return person
}
