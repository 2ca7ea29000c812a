/** The public exports of a component's folder. */
export const indexOf = (Name: string): string =>
  `export { ${Name} } from './${Name}.tsx'\nexport type { ${Name}Props } from './${Name}.tsx'\n`
