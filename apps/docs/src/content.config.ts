import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro:content'
import { repositoryLoader } from './repository/repositoryLoader.ts'

const own = docsLoader()

/** The pages of the site itself, and what the repository's documents say. */
export const collections = {
  docs: defineCollection({
    loader: {
      name: 'pages',
      load: async context => {
        await own.load(context)
        await repositoryLoader.load(context)
      },
    },
    schema: docsSchema(),
  }),
}
