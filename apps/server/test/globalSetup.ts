import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../src/kernel/database/index.ts'
import { admin } from './cluster/admin.ts'
import { startCluster } from './cluster/cluster.ts'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A database to connect to for creating and dropping others. */
    postgresUrl: string
    /** The name of a migrated, empty database to copy. */
    postgresTemplate: string
    /** A folder with a migrated, empty embedded database to copy. */
    embeddedTemplate: string
  }
}

/** One PostgreSQL and one empty, migrated database of each engine for the whole run; tests copy them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const ownUrl = process.env.TEST_DATABASE_URL
  const folder = await mkdtemp(join(tmpdir(), 'pc-test-'))
  const cluster = ownUrl === undefined ? await startCluster() : undefined
  const url = ownUrl ?? cluster?.urlOf('postgres') ?? ''
  const template = `pc_template_${process.pid}`

  async function teardown() {
    if (cluster) await cluster.stop()
    else await admin(url, `drop database if exists ${template} with (force)`)
    await rm(folder, { recursive: true, force: true })
  }

  try {
    await admin(url, `create database ${template}`)
    const templateUrl = new URL(url)
    templateUrl.pathname = `/${template}`
    const fresh = join(folder, 'embedded')
    await Promise.all([
      openDatabase({ url: templateUrl.href }).then(database => database.close()),
      openDatabase({ folder: fresh, minimumFreeBytes: 0 }).then(database => database.close()),
    ])
    project.provide('postgresUrl', url)
    project.provide('postgresTemplate', template)
    project.provide('embeddedTemplate', fresh)
    return teardown
  } catch (error) {
    await teardown()
    throw error
  }
}
