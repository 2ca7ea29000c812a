/** A length of so many steps of the 4-px grid, for sizes; spacing comes from `space`. */
export function grid(steps: number): string {
  return `${steps / 4}rem`
}
