import { useSWRConfig } from 'swr'

/** Says of a question, by its name, that what it was answered is out of date: who shows it asks again, and so does whoever shows it next. */
export function useOutdate(): (name: string) => void {
  const { mutate } = useSWRConfig()
  return name => void mutate(key => Array.isArray(key) && key[1] === name)
}
