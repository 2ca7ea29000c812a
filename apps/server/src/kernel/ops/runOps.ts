import { OpsError, type OpsCommand, type OpsContext } from './OpsCommand.ts'

/** How each of the commands is called. */
export const usageOf = (commands: readonly OpsCommand[]): string =>
  ['Usage:', ...commands.flatMap(({ name, usage }) => usage.map(line => `  pnpm ops ${name} ${line}`))].join(
    '\n',
  )

/** The command of this name. Throws an OpsError with the usage if there is none. */
export const requireCommand = (commands: readonly OpsCommand[], name: string | undefined): OpsCommand => {
  const command = commands.find(each => each.name === name)
  if (!command) throw new OpsError(usageOf(commands))
  return command
}

/** Runs the command named by the first argument. */
export const runOps = async (
  commands: readonly OpsCommand[],
  [name, ...args]: readonly string[],
  context: OpsContext,
): Promise<void> => requireCommand(commands, name).run(args, context)
