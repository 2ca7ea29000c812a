import { emptyAddress, type AddressValues, type Gender } from '@players-club/domain-models'
import type { Tx } from '../src/kernel/database/index.ts'
import { checkAddress, writeAddress, writePhone, writeProfile } from '../src/profile/index.ts'

interface DemoProfile {
  gender: Gender | null
  phone: string
  home: Pick<AddressValues, 'address1' | 'apartmentNumber' | 'city' | 'zipCode'>
}

const at = (address1: string, city: string, zipCode: string, apartmentNumber = '') => ({
  address1,
  apartmentNumber,
  city,
  zipCode,
})

/** Players with a complete profile, by the local part of the address. */
export const DEMO_PROFILES: Readonly<Record<string, DemoProfile>> = {
  verified: {
    gender: 'FEMALE',
    phone: '6025550101',
    home: at('1200 W Washington St', 'Phoenix', '85007', '4B'),
  },
  birthday: { gender: 'FEMALE', phone: '5205550102', home: at('88 E Broadway Blvd', 'Tucson', '85701') },
  anniversary: { gender: 'NEUTRAL', phone: '9285550103', home: at('211 W Aspen Ave', 'Flagstaff', '86001') },
  expired: { gender: 'MALE', phone: '4805550104', home: at('3939 N Drinkwater Blvd', 'Scottsdale', '85251') },
  lastchance: { gender: null, phone: '4805550105', home: at('20 E Main St', 'Mesa', '85201') },
  noattempts: { gender: 'MALE', phone: '4805550106', home: at('31 E 5th St', 'Tempe', '85281') },
  locked: { gender: 'MALE', phone: '6235550107', home: at('5850 W Glendale Ave', 'Glendale', '85301') },
  suspended: { gender: 'FEMALE', phone: '9285550108', home: at('1 City Plaza', 'Yuma', '85364') },
  poor: { gender: 'MALE', phone: '5205550109', home: at('345 W Congress St', 'Tucson', '85701') },
}

/** Fills the profile of a player of the demo world. */
export const addProfile = async (tx: Tx, name: string, playerId: string, since: Date): Promise<void> => {
  const profile = DEMO_PROFILES[name]
  if (!profile) return
  const home = checkAddress({
    ...emptyAddress,
    ...profile.home,
    state: 'Arizona',
    stateCode: 'AZ',
    country: 'United States',
    countryCode: 'US',
  })
  await writeProfile(tx, playerId, { gender: profile.gender, completedAt: since })
  await writePhone(tx, playerId, 'MOBILE', profile.phone, since)
  await writeAddress(tx, playerId, 'HOME', home, since)
}
