import type { Account, SessionTokens } from './Account.ts'

/** The account of a player whose identity is verified. */
export const verifiedAccount: Account = {
  email: 'verified@players.example',
  login: 'verified',
  firstName: 'Vera',
  lastName: 'Fields',
  birthDate: '1985-04-12',
  registrationDate: '2021-06-05T17:20:00.000Z',
  inviteCode: 'VERA-1985',
}

/** The account of a player who has just registered. */
export const newcomerAccount: Account = {
  email: 'newcomer@players.example',
  login: 'newcomer',
  firstName: 'Nico',
  lastName: 'Reyes',
  birthDate: '1999-10-02',
  registrationDate: '2026-11-20T02:15:00.000Z',
  inviteCode: 'NICO-1999',
}

/** Unsigned: `login` verified, `email` verified@players.example, expires in 2100. */
export const sessionTokensFixture: SessionTokens = {
  access_token: [
    'eyJhbGciOiJub25lIn0',
    'eyJzdWIiOiIxIiwiZW1haWwiOiJ2ZXJpZmllZEBwbGF5ZXJzLmV4YW1wbGUiLCJsb2dpbiI6InZlcmlmaWVkIiwiZXhwIjo0MTAyNDQ0ODAwfQ',
    '',
  ].join('.'),
  refresh_token: 'refresh',
}
