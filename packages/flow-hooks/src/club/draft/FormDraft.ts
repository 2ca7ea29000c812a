import { record, string, type Struct } from 'superstruct'

/** How the input of a form is kept until it is sent. Passwords, SSN digits and card data are never in it. */
export interface FormDraft<S, E, T> {
  /** Names the form in the storage. */
  readonly form: string
  readonly struct: Struct<T>
  /** The input that would be lost: null where there is none, undefined while no form is shown. */
  inputOf(state: S): T | null | undefined
  /** The input is put back into the form. */
  restored(input: T): E
}

/** The input of a form of text fields. */
export const textFields = record(string(), string())

/** The fields of a stored input that the form still has. */
export const knownFields = <T extends object>(
  input: Readonly<Record<string, string>>,
  values: T,
): Partial<T> =>
  // An entry whose name is a field of the form is one of the form's fields.
  Object.fromEntries(Object.entries(input).filter(([field]) => field in values)) as Partial<T>
