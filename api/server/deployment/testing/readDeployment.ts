import { readdirSync, readFileSync } from 'node:fs'
import { parseAllDocuments } from 'yaml'

const root = new URL('../../../../', import.meta.url)

export const readText = (path: string): string => readFileSync(new URL(path, root), 'utf8')

/** The names of the files in a folder of the project. */
export const filesIn = (folder: string): readonly string[] => readdirSync(new URL(folder, root)).sort()

/** The documents of a YAML file. Throws where the file is not YAML, a key is there twice or a line is ambiguous. */
export const readYaml = (path: string): readonly unknown[] =>
  parseAllDocuments(readText(path), { merge: true, uniqueKeys: true, strict: true }).map(document => {
    const [problem] = [...document.errors, ...document.warnings]
    if (problem) throw new Error(`${path}: ${problem.message}`)
    return document.toJS() as unknown
  })
