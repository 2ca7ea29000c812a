import type { Mutant } from '../Mutant.ts'

const server = (...files: string[]) => [{ package: 'apps/server', files }]

/** What belongs to the configured lottery. */
export const lottery: readonly Mutant[] = [
  {
    name: 'texts have no names of a lottery',
    file: 'packages/domain-models/src/messages/createTranslate.ts',
    from: '{ ...facts, ...params }',
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
    from: 'staticPagesOf(deps.lottery)',
    to: "staticPagesOf({ ...deps.lottery, brand: { ...deps.lottery.brand, clubName: 'Players Club' } })",
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
  {
    name: 'SQL counts days in the zone of its machine',
    file: 'apps/server/src/kernel/database/postgresEngine.ts',
    from: '    onConnect: (client: pg.ClientBase) => client.query(SET_ZONE, [zone]),\n',
    to: '',
    suites: server('test/otherLottery.test.ts'),
  },
  {
    name: 'the embedded database counts days in the zone of its machine',
    file: 'apps/server/src/kernel/database/embeddedEngine.ts',
    from: '    await pglite.query(SET_ZONE, [zone])\n',
    to: '',
    suites: server('test/otherLottery.test.ts'),
  },
  {
    name: 'a database counts the days of the first lottery',
    file: 'apps/server/src/kernel/config/config.ts',
    from: "kind: 'postgres',\n            zone: lottery.zone,",
    to: "kind: 'postgres',\n            zone: copperStateLottery.zone,",
    suites: server('src/kernel/config/config.test.ts'),
  },
  {
    name: 'a daily job is due so many hours after midnight, whatever the clock shows',
    file: 'apps/server/src/kernel/jobs/schedule.ts',
    from: 'const due = atLotteryHour(today, hour, zone)',
    to: 'const due = new Date(atLotteryHour(today, 0, zone).getTime() + hour * 3_600_000)',
    suites: server('src/kernel/jobs/jobs.test.ts'),
  },
  {
    name: 'a day begins in the offset of the day before it',
    file: 'packages/domain-models/src/time/lotteryTime.ts',
    from: '[shown - DAY_MS, shown + DAY_MS]',
    to: '[shown - DAY_MS, shown - DAY_MS]',
    suites: [{ package: 'packages/domain-models', files: ['src/time/lotteryTime.test.ts'] }],
  },
  {
    name: 'the minimum age of another lottery is ignored',
    file: 'packages/flow-hooks/src/club/useAgeCheck.ts',
    from: '({ minimumAge, maximumAge,',
    to: '({ minimumAge: 21, maximumAge,',
    suites: [{ package: 'packages/flow-hooks', files: ['src/club/useAgeCheck.test.tsx'] }],
  },
  {
    name: 'a guest below the minimum age of another lottery is registered',
    file: 'apps/server/src/profile/checkPerson.ts',
    from: 'birthDateRule({ ...lottery, today',
    to: 'birthDateRule({ ...lottery, minimumAge: 21, today',
    suites: server('test/otherLottery.test.ts'),
  },
]
