import type { Mutant } from '../Mutant.ts'

const server = (...files: string[]) => [{ package: 'apps/server', files }]

/** What belongs to the configured lottery. */
export const lottery: readonly Mutant[] = [
  {
    name: 'texts have no names of a lottery',
    file: 'packages/domain-models/src/messages/createTranslate.ts',
    from: '{ ...names, ...params }',
    to: '{ ...params }',
    suites: [{ package: 'packages/domain-models', files: ['src/messages/createTranslate.test.ts'] }],
  },
  {
    name: 'a link of the lottery may run a script',
    file: 'apps/server/src/kernel/config/lotteryFile.ts',
    from: "URL.canParse(value) && value.startsWith('https://')",
    to: 'URL.canParse(value)',
    suites: server('src/kernel/config/config.test.ts'),
  },
  {
    name: 'the settings of the file are ignored',
    file: 'apps/server/src/kernel/config/lotteryFile.ts',
    from: '{ ...defaultSettings, ...told.settings }',
    to: '{ ...told.settings, ...defaultSettings }',
    suites: server('src/kernel/config/config.test.ts'),
  },
  {
    name: 'the pages of another lottery name the first one',
    file: 'apps/server/src/content/content.routes.ts',
    from: 'staticPagesOf(deps.brand)',
    to: "staticPagesOf({ ...deps.brand, clubName: 'Players Club' })",
    suites: server('test/otherLottery.test.ts'),
  },
  {
    name: 'a frame has no lottery',
    file: 'apps/server/src/kernel/http/files.ts',
    from: 'html => withLottery(html, config.lottery)',
    to: 'html => html',
    suites: server('test/otherLottery.test.ts'),
  },
  {
    name: 'a name in the data of a frame ends its script',
    file: 'apps/server/src/kernel/http/files.ts',
    from: "JSON.stringify(lottery).replaceAll('<', '\\\\u003c')",
    to: 'JSON.stringify(lottery)',
    suites: server('test/otherLottery.test.ts'),
  },
]
