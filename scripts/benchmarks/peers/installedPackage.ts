import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { z } from 'zod'

const Manifest = z.object({ version: z.string() })

export type InstalledPackage = { readonly folder: string; readonly version: string }

/** The folder and version of an npm package; undefined when it is not installed. */
export const installedPackage = (name: string): InstalledPackage | undefined => {
  const places = createRequire(import.meta.url).resolve.paths(name) ?? []
  const folder = places
    .map(place => join(place, name))
    .find(candidate => existsSync(join(candidate, 'package.json')))
  if (folder === undefined) return undefined
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return { folder, version: Manifest.parse(manifest).version }
}

export const whyAbsent = (name: string): string =>
  `${name} is left out: it is not installed. Run npm ci without --omit=dev to measure beside it.`
