import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const SANDBOX_SECRET = '0123456789abcdef'

test('needs few settings', () => {
  expect(readConfig({ SANDBOX_SECRET })).toEqual({
    port: 3001,
    clubUrl: 'http://localhost:3000',
    secret: SANDBOX_SECRET,
  })
})

test('reads every setting', () => {
  const env = {
    SANDBOX_SECRET,
    PORT: '4001',
    CLUB_URL: 'http://localhost:4000/',
    DATA_FOLDER: 'data/sandbox',
  }
  expect(readConfig(env)).toEqual({
    port: 4001,
    clubUrl: 'http://localhost:4000',
    secret: SANDBOX_SECRET,
    dataFolder: 'data/sandbox',
  })
})

test.each([
  [{ PORT: '70000' }, 'PORT is "70000"'],
  [{ PORT: '3001x' }, 'PORT is "3001x"'],
  [{ PORT: '-1' }, 'PORT is "-1"'],
  [{ CLUB_URL: 'localhost:3000' }, 'CLUB_URL is "localhost:3000"'],
  [{ CLUB_URL: 'http://localhost:3000/club' }, 'CLUB_URL is'],
  [{ CLUB_URL: 'ftp://localhost' }, 'CLUB_URL is'],
  [{ CLUB_URL: 'http://me@localhost' }, 'CLUB_URL is'],
  [{ CLUB_URL: 'http://a"b' }, 'CLUB_URL is'],
  [{ SANDBOX_SECRET: undefined }, 'SANDBOX_SECRET is missing'],
  [{ SANDBOX_SECRET: 'short' }, 'SANDBOX_SECRET is too short'],
])('rejects %o with a sentence', (env, sentence) => {
  expect(() => readConfig({ SANDBOX_SECRET, ...env })).toThrow(sentence)
})

test('does not repeat a rejected secret', () => {
  expect(() => readConfig({ SANDBOX_SECRET: 'hunter2' })).toThrow(/^((?!hunter2).)*$/)
})
