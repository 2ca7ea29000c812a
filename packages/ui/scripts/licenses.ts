import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import { LICENSES_FILE, thirdPartyLicenses } from '../../../scripts/building/thirdPartyLicenses.ts'

/** Puts the licenses of all that the build has bundled beside it. */
export const licenses: Plugin = {
  name: 'licenses',
  setup(build) {
    build.initialOptions.metafile = true
    build.onEnd(async ({ metafile }) => {
      const inputs = Object.values(metafile?.outputs ?? {}).flatMap(output => Object.keys(output.inputs))
      const folder = resolve(build.initialOptions.outdir ?? 'dist')
      await writeFile(join(folder, LICENSES_FILE), thirdPartyLicenses(inputs.map(input => resolve(input))))
    })
  },
}
