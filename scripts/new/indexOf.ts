/** What a component's folder gives to the others. */
export const indexOf = (Name: string): string =>
  `export { ${Name} } from './${Name}.tsx'\nexport type { ${Name}Props } from './${Name}.tsx'\n`
