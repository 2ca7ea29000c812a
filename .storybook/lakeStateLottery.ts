import { copperStateLottery, type Lottery } from '../packages/domain-models/src/index.ts'
import lakeState from '../scripts/testing/lakeStateLottery.json' with { type: 'json' }

const { brand, settings, zone, minimumAge } = lakeState
const { look } = brand

// `LOOK_PATH` is at the root of a club, whose server has the pictures of its own lottery; these are Storybook's.
const picture = (file: string) => `..${new URL(`lottery/${file}`, document.baseURI).pathname}`

/** A second lottery, as its server would send it to a browser. */
export const lakeStateLottery: Lottery = {
  ...copperStateLottery,
  zone,
  minimumAge,
  settings: { ...copperStateLottery.settings, ...settings },
  brand: {
    ...brand,
    look: {
      ...look,
      logo: picture(look.logo),
      loungeLogo: picture(look.loungeLogo),
      scene: picture(look.scene),
      nightScene: picture(look.nightScene),
    },
  },
}
