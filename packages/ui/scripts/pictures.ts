/**
 * Draws the demo world's pictures with the motifs of src/art/faces into apps/server/media, which the server
 * serves below MEDIA_FILE_PATH. A new row of pictures adds a list beside gamePictures.ts (file name to motif,
 * seed and colours) and its line below; `pnpm --filter @players-club/ui pictures` writes the files, which are
 * committed. A new subject first becomes a new motif, so that stories show it too.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import type * as Drawing from './pictures/drawPicture.tsx'
import { contentPictures } from './pictures/contentPictures.ts'
import { gamePictures } from './pictures/gamePictures.ts'
import { loungePictures } from './pictures/loungePictures.ts'
import { promotionPictures } from './pictures/promotionPictures.ts'
import { storePictures } from './pictures/storePictures.ts'

const folders = {
  content: contentPictures,
  games: gamePictures,
  lounge: loungePictures,
  promotions: promotionPictures,
  store: storePictures,
}

const { module } = await runnerImport<typeof Drawing>(
  join(import.meta.dirname, 'pictures', 'drawPicture.tsx'),
)
for (const [folder, pictures] of Object.entries(folders)) {
  const media = join(import.meta.dirname, '..', '..', '..', 'apps', 'server', 'media', folder)
  await mkdir(media, { recursive: true })
  for (const [name, plan] of Object.entries(pictures))
    await writeFile(join(media, `${name}.svg`), module.drawPicture(plan))
}
