import { copperStateLottery, defaultSettings } from '@players-club/domain-models'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LAKE_STATE, lakeState, lakeStateLottery } from '../../../../../scripts/testing/lakeState.ts'
import { measuredLottery } from '../../../../../scripts/testing/measuredLottery.ts'
import { ConfigError, readConfig } from './config.ts'

const SECRET = 'x'.repeat(32)
const lookFolder = lakeState.brand.look.folder

const production = {
  MODE: 'production',
  PUBLIC_URL: 'https://club.example',
  SESSION_SECRET: SECRET,
}

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

describe('values', () => {
  test('an empty environment starts a demo on the embedded database, without a sandbox', () => {
    expect(readConfig({})).toEqual({
      mode: 'demo',
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      lottery: copperStateLottery,
      lookFolder: null,
      territory: [[expect.arrayContaining([[-114.0506, 37.0004]])]],
      database: { kind: 'embedded', folder: '.data/database', zone: 'America/Phoenix' },
      sessionSecret: null,
      sandbox: null,
      mail: null,
      identity: null,
      location: null,
      centralSystem: null,
      payments: null,
      arcade: null,
      captchaRounds: 600,
      unactivatedDays: 36_500,
      discloseAccountState: false,
      features: [
        'SWEEPSTAKES_V1',
        'LL_PAYMENT_ENABLED',
        'QUICKCARD_V1',
        'QUICKDRAW_V1',
        'INFORMATION_ONLY_V1',
        'EINSTANT_V1',
      ],
      embedOrigins: [],
      trustedProxies: 0,
      stopDelaySeconds: 0,
      webApp: 'build',
      developerSite: true,
      logLevel: 'info',
    })
  })

  test('a production environment with every variable is accepted', () => {
    const config = readConfig({
      ...production,
      PORT: '8080',
      HOST: '0.0.0.0',
      LOTTERY_CONFIG: LAKE_STATE,
      DATABASE_URL: 'postgres://club@db/club',
      DATABASE_POOL: '30',
      DATABASE_STATEMENT_SECONDS: '20',
      DATABASE_CONNECT_SECONDS: '3',
      CAPTCHA_ROUNDS: '40',
      UNACTIVATED_DAYS: '7',
      DISCLOSE_ACCOUNT_STATE: 'true',
      FEATURES: 'SWEEPSTAKES_V1, QUICKDRAW_V1',
      EMBED_ORIGINS: 'https://partner.example/,https://other.example',
      PAYMENTS_URL: 'https://api.pay.example/v1',
      PAYMENTS_SECRET: 'p'.repeat(16),
      PAYMENTS_PAGES: 'https://pay.example',
      TRUST_PROXY: '2',
      STOP_DELAY_SECONDS: '12',
      LOG_LEVEL: 'warn',
    })
    expect(config).toEqual({
      mode: 'production',
      port: 8080,
      host: '0.0.0.0',
      publicUrl: 'https://club.example',
      lottery: {
        ...lakeStateLottery,
        locales: ['en', 'es'],
        maximumAge: 120,
        settings: { ...defaultSettings, ...lakeState.settings },
      },
      lookFolder,
      territory: [
        [expect.arrayContaining([[-86, 41.8]]), expect.arrayContaining([[-84.9, 43.5]])],
        [expect.arrayContaining([[-88, 46]])],
      ],
      database: {
        kind: 'postgres',
        zone: 'America/Detroit',
        url: 'postgres://club@db/club',
        poolSize: 30,
        statementTimeoutMs: 20_000,
        connectTimeoutMs: 3_000,
      },
      sessionSecret: SECRET,
      sandbox: null,
      mail: null,
      identity: null,
      location: null,
      centralSystem: null,
      payments: {
        url: 'https://api.pay.example/v1',
        secret: 'p'.repeat(16),
        pageOrigin: 'https://pay.example',
      },
      arcade: null,
      captchaRounds: 40,
      unactivatedDays: 7,
      discloseAccountState: true,
      features: ['SWEEPSTAKES_V1', 'QUICKDRAW_V1'],
      embedOrigins: ['https://partner.example', 'https://other.example'],
      trustedProxies: 2,
      stopDelaySeconds: 12,
      webApp: 'build',
      developerSite: false,
      logLevel: 'warn',
    })
  })

  test('a production server answers five seconds longer when it is stopped', () => {
    expect(readConfig(production).stopDelaySeconds).toBe(5)
  })

  test('a registration can be activated for thirty days in production', () => {
    expect(readConfig(production).unactivatedDays).toBe(30)
  })

  test('NODE_ENV=production makes the server run in production mode', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toContainEqual(
      expect.stringContaining('SESSION_SECRET is missing'),
    )
  })

  test('in development the web app is served from its sources', () => {
    expect(readConfig({ WEB_APP: 'source' }).webApp).toBe('source')
  })

  test("the sandbox replaces every external service, and is the partner's web site", () => {
    const config = readConfig({
      SANDBOX_URL: 'http://localhost:3001',
      SANDBOX_SECRET: 's'.repeat(16),
      EMBED_ORIGINS: 'https://partner.example',
    })
    expect(config.mail).toEqual({ url: 'http://localhost:3001/mail', secret: 's'.repeat(16) })
    expect(config.identity).toEqual({ url: 'http://localhost:3001/identity', secret: 's'.repeat(16) })
    expect(config.location).toEqual({ url: 'http://localhost:3001/place', secret: 's'.repeat(16) })
    expect(config.centralSystem).toEqual({ url: 'http://localhost:3001/tickets', secret: 's'.repeat(16) })
    expect(config.payments).toEqual({
      url: 'http://localhost:3001/pay',
      secret: 's'.repeat(16),
      pageOrigin: 'http://localhost:3001',
    })
    expect(config.arcade).toEqual({ url: 'http://localhost:3001/arcade', secret: 's'.repeat(16) })
    expect(config.embedOrigins).toEqual(['https://partner.example', 'http://localhost:3001'])
  })
})

describe('refusals', () => {
  const refused: [string, Record<string, string>, string][] = [
    [
      'a port that is no number',
      { PORT: 'abc' },
      'PORT is "abc": it must be a whole number from 0 to 65535.',
    ],
    [
      'a port that is too high',
      { PORT: '65536' },
      'PORT is "65536": it must be a whole number from 0 to 65535.',
    ],
    ['a port with a sign', { PORT: '-1' }, 'PORT is "-1": it must be a whole number from 0 to 65535.'],
    ['an empty value', { PORT: '' }, 'PORT is empty: it must be a whole number from 0 to 65535.'],
    ['an unknown mode', { MODE: 'staging' }, 'MODE is "staging": it must be demo or production.'],
    [
      'DISCLOSE_ACCOUNT_STATE=yes',
      { DISCLOSE_ACCOUNT_STATE: 'yes' },
      'DISCLOSE_ACCOUNT_STATE is "yes": it must be true or false.',
    ],
    [
      'an address with a path',
      { PUBLIC_URL: 'https://club.example/app' },
      'PUBLIC_URL is "https://club.example/app": it must be the address players open, without a path: https://…, or http:// on localhost alone.',
    ],
    [
      'plain http on the open network',
      { PUBLIC_URL: 'http://club.example' },
      'PUBLIC_URL is "http://club.example": it must be the address players open, without a path: https://…, or http:// on localhost alone.',
    ],
    [
      'an embed origin with a wildcard',
      { EMBED_ORIGINS: 'https://partner.example,*' },
      'EMBED_ORIGINS is "https://partner.example,*": it must be partners\' origins with commas between them: https://…, or http:// on localhost alone.',
    ],
    [
      'a flag in small letters',
      { FEATURES: 'sweepstakes' },
      'FEATURES is "sweepstakes": it must be a list with commas of SWEEPSTAKES_V1, LL_PAYMENT_ENABLED, QUICKCARD_V1, QUICKDRAW_V1, INFORMATION_ONLY_V1, EINSTANT_V1, SECURE_LL_DETAILS_PAGE.',
    ],
    [
      'too many proxies',
      { TRUST_PROXY: 'true' },
      'TRUST_PROXY is "true": it must be the number of proxies in front of the server, from 0 to 5.',
    ],
    [
      'an unknown log level',
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL is "loud": it must be debug, info, warn, error, silent.',
    ],
    [
      'a swapped letter',
      { DATABASE_ULR: 'x' },
      'DATABASE_ULR is not a variable of this server: did you mean DATABASE_URL?',
    ],
    [
      'another case',
      { Log_Level: 'info' },
      'Log_Level is not a variable of this server: did you mean LOG_LEVEL?',
    ],
    [
      'a missing underscore',
      { PUBLICURL: 'x' },
      'PUBLICURL is not a variable of this server: did you mean PUBLIC_URL?',
    ],
    ['small letters', { port: '3000' }, 'port is not a variable of this server: did you mean PORT?'],
    [
      'SANDBOX_URL without SANDBOX_SECRET',
      { SANDBOX_URL: 'http://localhost:3001' },
      'SANDBOX_SECRET is missing: with SANDBOX_URL it must be a random text of 16 characters or more, all of them visible ASCII.',
    ],
    [
      'SANDBOX_SECRET without SANDBOX_URL',
      { SANDBOX_SECRET: 's'.repeat(16) },
      "SANDBOX_URL is missing: with SANDBOX_SECRET it must be the sandbox's address: http://… or https://….",
    ],
    [
      'MAIL_URL without MAIL_SECRET',
      { MAIL_URL: 'https://mail.example/send' },
      'MAIL_SECRET is missing: with MAIL_URL it must be a random text of 16 characters or more, all of them visible ASCII.',
    ],
    [
      'IDENTITY_URL without IDENTITY_SECRET',
      { IDENTITY_URL: 'https://identity.example/v1' },
      'IDENTITY_SECRET is missing: with IDENTITY_URL it must be a random text of 16 characters or more, all of them visible ASCII.',
    ],
    [
      'a production start without a secret',
      { MODE: 'production', PUBLIC_URL: 'https://club.example' },
      'SESSION_SECRET is missing: with MODE=production it must be a random text of 32 characters or more.',
    ],
    [
      'a production start without its address',
      { MODE: 'production', SESSION_SECRET: SECRET },
      'PUBLIC_URL is missing: with MODE=production it must be the address players open, without a path: https://…, or http:// on localhost alone.',
    ],
    [
      "a production start with a sandbox's address",
      { ...production, SANDBOX_URL: 'http://localhost:3001' },
      "SANDBOX_URL is set: the sandbox's services cannot be used with MODE=production. Leave it out.",
    ],
    [
      "a production start with a sandbox's secret",
      { ...production, SANDBOX_SECRET: 's'.repeat(16) },
      "SANDBOX_SECRET is set: the sandbox's services cannot be used with MODE=production. Leave it out.",
    ],
    [
      'an unknown WEB_APP',
      { WEB_APP: 'dev' },
      'WEB_APP is "dev": it must be build (what was built of the web app) or source (its sources, for development).',
    ],
    [
      "a production start with the web app's sources",
      { ...production, WEB_APP: 'source' },
      'WEB_APP is "source": with MODE=production only what was built is served. Leave it out.',
    ],
  ]

  test.each(refused)('%s is refused', (_, env, sentence) => {
    expect(problemsOf(env)).toEqual([sentence])
  })

  test('all errors are reported at once', () => {
    expect(problemsOf({ PORT: 'x', MODE: 'y', DATABSE_URL: 'z' })).toHaveLength(3)
  })

  test.each([
    ['SESSION_SECRET', 'hunter2'],
    ['SANDBOX_SECRET', 'hunter2'],
    ['DATABASE_URL', 'mysql://club:hunter2@db/club'],
  ])('a wrong %s is refused without repeating its value', (name, value) => {
    const problems = problemsOf({
      SANDBOX_URL: 'http://localhost:3001',
      SANDBOX_SECRET: 's'.repeat(16),
      [name]: value,
    })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${name} has a wrong value: it must be `))
    expect(problems.join()).not.toContain('hunter2')
  })
})

describe('the secret of a service', () => {
  const problemsWith = (secret: string) =>
    problemsOf({ PAYMENTS_URL: 'https://pay.example', PAYMENTS_SECRET: secret })

  test.each([
    ['a line break at its end', `${'p'.repeat(16)}\n`],
    ['a space at its start', ` ${'p'.repeat(16)}`],
    ['a line break within', `${'p'.repeat(16)}\r\n${'p'.repeat(16)}`],
    ['a letter beyond ASCII', `${'p'.repeat(16)}é`],
    ['a character that no header can have', `${'p'.repeat(16)}–`],
    ['15 characters', 'p'.repeat(15)],
    ['1001 characters', 'p'.repeat(1_001)],
  ])('is refused with %s', (_, secret) => {
    expect(problemsWith(secret)).toEqual([
      'PAYMENTS_SECRET has a wrong value: it must be a random text of 16 characters or more, all of them visible ASCII.',
    ])
  })

  test.each(['!~#$%&()*+,-./:;<=>?@[]^_`{|}', 'p'.repeat(1_000)])('may be %s', secret => {
    expect(problemsWith(secret)).toEqual([])
  })
})

test('variables of other programs are ignored', () => {
  const others = {
    HOME: '/root',
    PATH: '/bin',
    NODE_ENV: 'development',
    SHELL: '/bin/sh',
    DATA_FOLDER: '/data',
  }
  expect(
    problemsOf({ ...others, HOSTNAME: 'box', npm_config_port: '1', TERM: 'xterm', LOGNAME: 'me' }),
  ).toEqual([])
})

test('variables that Kubernetes sets for services called players-club and database are ignored', () => {
  const injected = {
    PLAYERS_CLUB_PORT: 'tcp://10.0.0.1:80',
    PLAYERS_CLUB_PORT_80_TCP: 'tcp://10.0.0.1:80',
    PLAYERS_CLUB_SERVICE_HOST: '10.0.0.1',
    PLAYERS_CLUB_SERVICE_PORT: '80',
    DATABASE_POD: 'udp://10.0.0.2:53',
    DATABASE_SERVICE_HOST: '10.0.0.2',
    DATABASE_SERVICE_PORT: '5432',
  }
  expect(problemsOf({ ...production, ...injected, DATABASE_PORT: '5432' })).toEqual([])
  expect(problemsOf({ ...production, ...injected, DATABASE_PORT: 'tcp://10.0.0.2:5432' })).toEqual([])
})

test('a misspelt name is ignored when the variable itself is set', () => {
  expect(problemsOf({ DATABASE_URL: 'postgres://db/club', DATABASE_URI: 'x' })).toEqual([])
})

describe('the file of the lottery', () => {
  const folder = mkdtempSync(join(tmpdir(), 'players-club-config-'))
  const problemsWith = (text: string) => {
    const path = join(folder, 'lottery.json')
    writeFileSync(path, text)
    return problemsOf({ LOTTERY_CONFIG: path })
  }
  const changed = (change: object) =>
    problemsWith(JSON.stringify({ ...lakeState, brand: { ...lakeState.brand, ...change } }))
  const set = (settings: object) => problemsWith(JSON.stringify({ ...lakeState, settings }))

  test('a missing file and a file that is no JSON are named with the path', () => {
    expect(problemsOf({ LOTTERY_CONFIG: '/nowhere/lottery.json' })).toEqual([
      expect.stringContaining('LOTTERY_CONFIG is "/nowhere/lottery.json", which cannot be read: ENOENT'),
    ])
    expect(problemsWith('{')).toEqual([expect.stringContaining('which cannot be read: Expected')])
  })

  test('each wrong, missing and unknown part is named with what it must be', () => {
    expect(changed({ phone: 'call us', url: 'https://a.example', supportEmail: undefined })).toEqual([
      'LOTTERY_CONFIG: brand.supportEmail is missing: it must be an email address.',
      'LOTTERY_CONFIG: brand.phone is "call us": it must be a phone number of digits and hyphens.',
      'LOTTERY_CONFIG: brand.url is unknown.',
    ])
    expect(changed({ lotteryName: ' ' })).toEqual([
      'LOTTERY_CONFIG: brand.lotteryName is " ": it must be a text of 1 to 200 characters.',
    ])
    expect(changed({ social: [{ name: 'Video', url: 'javascript:alert(1)' }] })).toEqual([
      'LOTTERY_CONFIG: brand.social.0.url is "javascript:alert(1)": it must be an address: https://….',
    ])
    expect(problemsWith('7')).toEqual(['LOTTERY_CONFIG: the file is 7: it must be an object.'])
  })

  test('zone and ages are checked, and of them and the territory only the maximum age may be left out', () => {
    const wrong = { zone: 'Detroit', minimumAge: 12, maximumAge: 99 }
    expect(problemsWith(JSON.stringify({ ...lakeState, ...wrong }))).toEqual([
      'LOTTERY_CONFIG: zone is "Detroit": it must be a time zone such as America/Phoenix.',
      'LOTTERY_CONFIG: minimumAge is 12: it must be a whole number from 18 to 99.',
      'LOTTERY_CONFIG: maximumAge is 99: it must be a whole number from 100 to 150.',
    ])
    for (const zone of ['America/Nowhere', 'america/detroit', 'America/detroit', '+05:00'])
      expect(problemsWith(JSON.stringify({ ...lakeState, zone }))).toEqual([
        `LOTTERY_CONFIG: zone is "${zone}": it must be a time zone such as America/Phoenix.`,
      ])
    expect(problemsWith(JSON.stringify({ ...lakeState, zone: 'America/Port_of_Spain' }))).toEqual([])
    expect(problemsWith(JSON.stringify({ brand: lakeState.brand }))).toEqual([
      'LOTTERY_CONFIG: zone is missing: it must be a time zone such as America/Phoenix.',
      'LOTTERY_CONFIG: territory is missing: it must be the path of a GeoJSON file.',
      'LOTTERY_CONFIG: minimumAge is missing: it must be a whole number from 18 to 99.',
      'LOTTERY_CONFIG: currency is missing: it must be the ISO 4217 code of a currency of a hundred cents, such as USD.',
      'LOTTERY_CONFIG: limits is missing: it must be an object.',
    ])
    expect(problemsWith(JSON.stringify({ ...lakeState, maximumAge: 110 }))).toEqual([])
  })

  test.each([[[]], [['de']], [['en', 'en']], ['en']])('the languages %j are refused', locales => {
    expect(problemsWith(JSON.stringify({ ...lakeState, locales }))).toEqual([
      `LOTTERY_CONFIG: locales is ${JSON.stringify(locales)}: it must be a list of one or more of en, es, each once.`,
    ])
  })

  test.each([[['en']], [['es']], [['es', 'en']]])('the languages %j are accepted', locales => {
    expect(problemsWith(JSON.stringify({ ...lakeState, locales }))).toEqual([])
  })

  test('a look is checked, and none of its files is missing', () => {
    const withLook = (change: object) => changed({ look: { ...lakeState.brand.look, ...change } })
    expect(withLook({})).toEqual([])
    expect(changed({ look: undefined })).toEqual([])
    expect(
      withLook({
        colors: { ...lakeState.brand.look.colors, night: 'navy' },
        radius: 33,
        logo: '../logo.svg',
      }),
    ).toEqual([
      'LOTTERY_CONFIG: brand.look.colors.night is "navy": it must be a colour: #rrggbb.',
      'LOTTERY_CONFIG: brand.look.radius is 33: it must be a whole number from 0 to 32.',
      'LOTTERY_CONFIG: brand.look.logo is "../logo.svg": it must be the name of a file: ….svg.',
    ])
    expect(withLook({ scene: 'shore.mp4', textFont: { family: "';}", file: 'own.ttf' } })).toEqual([
      'LOTTERY_CONFIG: brand.look.scene is "shore.mp4": it must be the name of a file: ….svg, ….avif, ….webp, ….jpg, ….png.',
      'LOTTERY_CONFIG: brand.look.textFont.family is "\';}": it must be the name of a font.',
      'LOTTERY_CONFIG: brand.look.textFont.file is "own.ttf": it must be the name of a file: ….woff2.',
    ])
    expect(withLook({ preview: 'none.png', displayFont: { family: 'Own', file: 'own.woff2' } })).toEqual([
      `LOTTERY_CONFIG: brand.look: there is no file ${JSON.stringify(join(lookFolder, 'none.png'))}.`,
      `LOTTERY_CONFIG: brand.look: there is no file ${JSON.stringify(join(lookFolder, 'own.woff2'))}.`,
    ])
  })

  test('a scene by night is refused without the scene by day', () => {
    expect(changed({ look: { ...lakeState.brand.look, scene: undefined } })).toEqual([
      'LOTTERY_CONFIG: brand.look.nightScene needs brand.look.scene, the picture by day.',
    ])
  })

  test('a folder with the name of a picture of the look is no picture', () => {
    const { colors, radius } = lakeState.brand.look
    const logo = join(mkdtempSync(join(folder, 'look-')), 'logo.svg')
    mkdirSync(logo)
    expect(changed({ look: { colors, radius, folder: dirname(logo), logo: 'logo.svg' } })).toEqual([
      `LOTTERY_CONFIG: brand.look: there is no file ${JSON.stringify(logo)}.`,
    ])
  })

  test('a missing territory and missing files of the look are named together with wrong values', () => {
    const look = {
      ...lakeState.brand.look,
      radius: 33,
      logo: 'none.svg',
      scene: 'shore.mp4',
      textFont: { family: 'Own', file: 'own.woff2' },
    }
    const wrong = { brand: { ...lakeState.brand, look }, territory: 'none.geojson', minimumAge: 12 }
    expect(problemsWith(JSON.stringify({ ...lakeState, ...wrong }))).toEqual([
      'LOTTERY_CONFIG: brand.look.radius is 33: it must be a whole number from 0 to 32.',
      'LOTTERY_CONFIG: brand.look.scene is "shore.mp4": it must be the name of a file: ….svg, ….avif, ….webp, ….jpg, ….png.',
      'LOTTERY_CONFIG: minimumAge is 12: it must be a whole number from 18 to 99.',
      expect.stringMatching(/^LOTTERY_CONFIG: territory is ".*none\.geojson", which cannot be used: ENOENT/),
      `LOTTERY_CONFIG: brand.look: there is no file ${JSON.stringify(join(lookFolder, 'none.svg'))}.`,
      `LOTTERY_CONFIG: brand.look: there is no file ${JSON.stringify(join(lookFolder, 'own.woff2'))}.`,
    ])
  })

  test.each(['JPY', 'KWD', 'XYZ', 'usd', '$'])('the currency %s is refused', currency => {
    expect(problemsWith(JSON.stringify({ ...lakeState, currency }))).toEqual([
      `LOTTERY_CONFIG: currency is "${currency}": it must be the ISO 4217 code of a currency of a hundred cents, such as USD.`,
    ])
  })

  test.each(['USD', 'CAD', 'EUR'])('the currency %s is accepted', currency => {
    expect(problemsWith(JSON.stringify({ ...lakeState, currency }))).toEqual([])
  })

  test.each([0, 499, 2500.5, 10_000_001])('%d cents are refused as the daily limit', dailyPurchase => {
    expect(problemsWith(JSON.stringify({ ...lakeState, limits: { dailyPurchase } }))).toEqual([
      `LOTTERY_CONFIG: limits.dailyPurchase is ${dailyPurchase}: it must be a whole number of cents from 500 to 10000000.`,
    ])
  })

  test('the smallest and the largest daily limit are accepted', () => {
    for (const dailyPurchase of [500, 10_000_000])
      expect(problemsWith(JSON.stringify({ ...lakeState, limits: { dailyPurchase } }))).toEqual([])
  })

  test('settings are checked like the brand', () => {
    expect(set({ historyPageSize: 30 })).toEqual([
      'LOTTERY_CONFIG: settings.historyPageSize is 30: it must be one of 10, 25, 50, 75, 100.',
    ])
    expect(set({ homeCounts: { ...defaultSettings.homeCounts, draws: 0.5 } })).toEqual([
      'LOTTERY_CONFIG: settings.homeCounts.draws is 0.5: it must be a whole number from 0 to 50.',
    ])
    expect(set({ userPoints: 'yes' })).toEqual([
      'LOTTERY_CONFIG: settings.userPoints is "yes": it must be true or false.',
    ])
    expect(set({ rewardTabs: 'DRAW, COUPONS' })).toEqual([
      'LOTTERY_CONFIG: settings.rewardTabs is "DRAW, COUPONS": it must be a list with commas of COUPON, DRAW, EXTERNAL, GAMEPLAY, STANDARD.',
    ])
    expect(set({ rewardTabs: 'DRAW, COUPON' })).toEqual([])
  })

  test('counts of the home page that the file leaves out stay as they are by default', () => {
    const path = join(folder, 'lottery.json')
    const file = { ...lakeState, settings: { homeCounts: { draws: 5 } } }
    writeFileSync(path, JSON.stringify(file))
    const { lottery } = readConfig({ LOTTERY_CONFIG: path })
    expect(lottery.settings).toEqual({
      ...defaultSettings,
      homeCounts: { draws: 5, progressiveDraws: 1, featuredDraws: 2, rewards: 3, activities: 3 },
    })
  })

  test('the file of the benchmarks is accepted', () => {
    expect(problemsOf({ LOTTERY_CONFIG: measuredLottery() })).toEqual([])
  })

  test('the problems of the file stand beside those of the variables', () => {
    expect(problemsOf({ LOTTERY_CONFIG: '/nowhere/lottery.json', PORT: 'x' })).toHaveLength(2)
  })
})
