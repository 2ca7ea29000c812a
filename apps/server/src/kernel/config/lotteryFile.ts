import {
  ACTIVITY_TYPES,
  copperStateLottery,
  defaultSettings,
  FEATURE_FLAGS,
  LOCALES,
  PAGE_SIZE_OPTIONS,
  parseCommaList,
  REWARD_TYPES,
  TOKEN_BUNDLE_FROM,
  type HomeCounts,
  type Locales,
  type Lottery,
  type Settings,
} from '@players-club/domain-models'
import { readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import {
  array,
  boolean,
  defaulted,
  define,
  object,
  optional,
  partial,
  type Describe,
  type Infer,
  type Struct,
} from 'superstruct'
import { failureSentence } from './failureSentence.ts'
import { readTerritoryFile, type Territory } from './territoryFile.ts'

// The name of a type is what a problem asks for.
const textWhere = (name: string, isAllowed: (text: string) => boolean): Struct<string, null> =>
  define(name, value => typeof value === 'string' && isAllowed(value))

const text = textWhere('a text of 1 to 200 characters', value => /^\S(.{0,198}\S)?$/.test(value))
const phone = textWhere('a phone number of digits and hyphens', value => /^\+?\d[\d-]{1,18}\d$/.test(value))
const email = textWhere('an email address', value => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))
const url = textWhere('an address: https://…', value => URL.canParse(value) && value.startsWith('https://'))

/** Offsets such as +05:00 name no city; names in small letters are left out because texts write the city as it is here. */
function isTimeZone(name: string): boolean {
  try {
    return (
      /^[A-Z][\w+-]*(\/[A-Z][\w+-]*)+$/.test(name) &&
      Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
    )
  } catch {
    return false
  }
}

/** Amounts are counted in hundredths of the currency everywhere. */
const isCurrency = (code: string): boolean =>
  Intl.supportedValuesOf('currency').includes(code) &&
  new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
    .maximumFractionDigits === 2

const listOf = (allowed: readonly string[]) =>
  textWhere(`a list with commas of ${allowed.join(', ')}`, value =>
    parseCommaList(value).every(name => allowed.includes(name)),
  )

const wholeNumber = (least: number, most: number, what = 'a whole number'): Struct<number, null> =>
  define(
    `${what} from ${least} to ${most}`,
    value => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
  )

const locales: Struct<Locales, null> = define(
  `a list of one or more of ${LOCALES.join(', ')}, each once`,
  value =>
    Array.isArray(value) &&
    value.length > 0 &&
    new Set(value).size === value.length &&
    value.every(each => LOCALES.some(locale => locale === each)),
)

const pageSize: Struct<number, null> = define(`one of ${PAGE_SIZE_OPTIONS.join(', ')}`, value =>
  PAGE_SIZE_OPTIONS.some(size => size === value),
)

const links = array(object({ name: text, url }))

const color = textWhere('a colour: #rrggbb', value => /^#[\da-f]{6}$/i.test(value))
const fileOf = (...endings: readonly string[]) =>
  textWhere(`the name of a file: ${endings.map(ending => `….${ending}`).join(', ')}`, value => {
    const [, ending = ''] = /^\w[\w-]*\.(\w+)$/.exec(value) ?? []
    return endings.includes(ending)
  })
const drawing = fileOf('svg')
const picture = fileOf('svg', 'avif', 'webp', 'jpg', 'png')
const font = object({
  family: textWhere('the name of a font', value => /^\w[\w -]{0,48}\w$/.test(value)),
  file: fileOf('woff2'),
})

const lookFiles = {
  logo: drawing,
  loungeLogo: optional(drawing),
  scene: optional(picture),
  nightScene: optional(picture),
  preview: optional(fileOf('jpg', 'png')),
  displayFont: optional(font),
  textFont: optional(font),
}
const look = object({
  folder: text,
  colors: object({ accent: color, surface: color, text: color, night: color }),
  radius: wholeNumber(0, 32),
  ...lookFiles,
})

const brand = object({
  lotteryName: text,
  clubName: text,
  loungeName: text,
  supportEmail: email,
  phone,
  problemGambling: object({ phone, url }),
  social: links,
  apps: links,
  look: optional(look),
})

const homeCounts: Describe<HomeCounts> = object({
  draws: wholeNumber(0, 50),
  progressiveDraws: wholeNumber(0, 50),
  featuredDraws: wholeNumber(0, 50),
  rewards: wholeNumber(0, 50),
  activities: wholeNumber(0, 50),
})

const settings: Describe<Omit<Settings, 'legacyInterestsSurvey'>> = object({
  builtInFeatures: listOf(FEATURE_FLAGS),
  showDrawDate: boolean(),
  rewardTypeColumn: boolean(),
  couponSoldOutBanner: boolean(),
  rewardTabs: listOf(REWARD_TYPES),
  historyPageSize: pageSize,
  loungeHistoryPageSize: wholeNumber(1, 100),
  defaultWagerIndex: wholeNumber(0, 20),
  ticketCardView: boolean(),
  ticketCardDisclaimer: boolean(),
  superBonusDialog: boolean(),
  bonusPoints: boolean(),
  digitalSummaryAtEnd: boolean(),
  gameTypeFilter: boolean(),
  transactionId: boolean(),
  userPoints: boolean(),
  titleAboveImage: boolean(),
  quickFeatures: boolean(),
  homeBanner: boolean(),
  homeIntro: boolean(),
  homeRewards: boolean(),
  homeActivities: boolean(),
  homeDraws: boolean(),
  homeCounts: defaulted(homeCounts, defaultSettings.homeCounts),
  activitiesBehindLogin: listOf(ACTIVITY_TYPES),
  skipGender: boolean(),
  skipPhone: boolean(),
})

const zone = textWhere('a time zone such as America/Phoenix', isTimeZone)

const currency = textWhere('the ISO 4217 code of a currency of a hundred cents, such as USD', isCurrency)

/** With less than the price of the smallest bundle, nothing could be bought. */
const limits = object({
  dailyPurchase: wholeNumber(TOKEN_BUNDLE_FROM.dollars * 100, 10_000_000, 'a whole number of cents'),
})

const territoryPath = textWhere('the path of a GeoJSON file', path => path !== '')

const lotteryFile = object({
  brand,
  locales: defaulted(locales, copperStateLottery.locales),
  zone,
  territory: territoryPath,
  minimumAge: wholeNumber(18, 99),
  maximumAge: defaulted(wholeNumber(100, 150), copperStateLottery.maximumAge),
  currency,
  limits,
  settings: optional(partial(settings)),
})

/** What the file of LOTTERY_CONFIG says, and what is in the files that it names. */
export interface LotteryFile {
  lottery: Lottery
  /** Undefined if its file is wrong. */
  territory: Territory | undefined
  /** The folder of its pictures and fonts; null without a look. */
  lookFolder: string | null
}

/**
 * Reads the file of LOTTERY_CONFIG: brand, languages, zone, ages, currency and limits, the settings that differ from the
 * defaults, and the files of the territory and of the look, which it names.
 */
export function readLotteryFile(path: string, problems: string[]): LotteryFile | undefined {
  const json = readJson(path, problems)
  if (json === undefined) return undefined
  const [error, file] = lotteryFile.validate(json, { coerce: true })
  problems.push(...(error?.failures() ?? []).map(failureSentence))
  // The files that it names are looked for whatever else is wrong: all problems are named at once.
  const { territory: map, brand } = Object(json) as Record<string, unknown>
  const territory = territoryPath.is(map)
    ? readTerritoryFile(resolve(dirname(path), map), problems)
    : undefined
  const { folder, ...files } = Object(Object(brand).look) as Record<string, unknown>
  if (files.nightScene !== undefined && files.scene === undefined)
    problems.push('LOTTERY_CONFIG: brand.look.nightScene needs brand.look.scene, the picture by day.')
  const lookFolder = text.is(folder) ? resolve(dirname(path), folder) : null
  if (lookFolder !== null) problems.push(...missingFiles(lookFolder, files))
  return file && { lottery: lotteryOf(file), territory, lookFolder }
}

function readJson(path: string, problems: string[]): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    problems.push(
      `LOTTERY_CONFIG is ${JSON.stringify(path)}, which cannot be read: ${(error as Error).message}`,
    )
    return undefined
  }
}

function lotteryOf({ territory: _territory, ...file }: Infer<typeof lotteryFile>): Lottery {
  const { look, ...names } = file.brand
  const lottery = { ...file, brand: names, settings: { ...defaultSettings, ...file.settings } }
  if (!look) return lottery
  const { folder: _folder, ...shown } = look
  return { ...lottery, brand: { ...names, look: shown } }
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** What is no name of a file is a problem of its own. */
function missingFiles(folder: string, files: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(lookFiles)
    .filter(([part, struct]) => files[part] !== undefined && struct.is(files[part]))
    .map(([part]) => join(folder, String(Object(files[part]).file ?? files[part])))
    .filter(file => !isFile(file))
    .map(file => `LOTTERY_CONFIG: brand.look: there is no file ${JSON.stringify(file)}.`)
}
