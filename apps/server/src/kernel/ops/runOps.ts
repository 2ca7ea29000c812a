import { OpsError, type OpsCommand, type OpsContext } from './OpsCommand.ts'

const usageOf = (commands: readonly OpsCommand[]): string =>
  ['Usage:', ...commands.flatMap(({ name, usage }) => usage.map(line => `  pnpm ops ${name} ${line}`))].join(
    '\n',
  )

/** Runs the command named by the first argument. Throws an OpsError with the usage if there is none. */
export const runOps = async (
  commands: readonly OpsCommand[],
  [name, ...args]: readonly string[],
  context: OpsContext,
): Promise<void> => {
  const command = commands.find(each => each.name === name)
  if (!command) throw new OpsError(usageOf(commands))
  await command.run(args, context)
}
