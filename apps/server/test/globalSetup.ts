import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../src/kernel/database/index.ts'
import { ZONE } from './constants.ts'
import { admin } from './cluster/admin.ts'
import { findOlderPostgres, NO_OLDER_POSTGRES } from './cluster/olderPostgres.ts'
import { startCluster } from './cluster/cluster.ts'
import type { TestProject } from 'vitest/node'

/** A PostgreSQL of the run. */
export interface TestPostgres {
  /** A database to connect to for creating and dropping others. */
  url: string
  /** The name of a migrated, empty database to copy. */
  template: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The PostgreSQL that all tests run on. */
    postgres: TestPostgres
    /** The oldest supported version, if this machine has it. */
    olderPostgres: TestPostgres | null
    /** A folder with a migrated, empty embedded database to copy. */
    embeddedTemplate: string
    /** A folder for the compiled sources of the programs that tests start. */
    compileCache: string
  }
}

/** One PostgreSQL of each version and one empty, migrated database of each engine for the whole run; tests copy them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { TEST_DATABASE_URL: ownUrl } = process.env
  const folder = await mkdtemp(join(tmpdir(), 'pc-test-'))
  const template = `pc_template_${process.pid}`
  const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  const teardown = async () => void (await Promise.all(ends.map(end => end())))

  async function start(programs?: string): Promise<string> {
    const cluster = await startCluster({ programs })
    ends.push(() => cluster.stop())
    return cluster.urlOf('postgres')
  }

  async function prepare(url: string): Promise<TestPostgres> {
    await admin(url, `create database ${template}`)
    const templateUrl = new URL(url)
    templateUrl.pathname = `/${template}`
    await openDatabase({ url: templateUrl.href, zone: ZONE }).then(database => database.close())
    return { url, template }
  }

  async function prepareOlder(): Promise<TestPostgres | null> {
    const programs = findOlderPostgres()
    project.vitest.logger.log(programs ? `Also on the older PostgreSQL in ${programs}.` : NO_OLDER_POSTGRES)
    return programs ? prepare(await start(programs)) : null
  }

  async function prepareOwn(): Promise<TestPostgres> {
    if (ownUrl === undefined) return prepare(await start())
    ends.push(() => admin(ownUrl, `drop database if exists ${template} with (force)`))
    return prepare(ownUrl)
  }

  async function prepareEmbedded(): Promise<string> {
    const fresh = join(folder, 'embedded')
    await openDatabase({ folder: fresh, zone: ZONE, minimumFreeBytes: 0 }).then(database => database.close())
    return fresh
  }

  try {
    const [postgres, olderPostgres, embedded] = await Promise.all([
      prepareOwn(),
      prepareOlder(),
      prepareEmbedded(),
    ])
    project.provide('postgres', postgres)
    project.provide('olderPostgres', olderPostgres)
    project.provide('embeddedTemplate', embedded)
    project.provide('compileCache', join(folder, 'compiled'))
    return teardown
  } catch (error) {
    await teardown()
    throw error
  }
}
