import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { CommandFailed } from './reportFailure.ts'

export type JsonFile<Content> = {
  readonly file: string
  readonly schema: z.ZodType<Content>
  /** What the file should be, `no chart of accounts` when it is not. */
  readonly name: string
  /** The command that prints a file to begin with. */
  readonly example: string
}

/** The content of a file that a person wrote. Fails with a message that names the field. */
export const readJsonFile = async <Content>({
  file,
  schema,
  name,
  example,
}: JsonFile<Content>): Promise<Content> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new CommandFailed(`${file} can't be read: ${error instanceof Error ? error.message : 'unknown'}`)
  })
  const content = schema.safeParse(parsedJson(text, `${file} is not JSON. Begin with: ${example} > ${file}`))
  if (content.success) return content.data
  throw new CommandFailed(`${file} is no ${name}.\n${z.prettifyError(content.error)}`)
}

const parsedJson = (text: string, otherwise: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new CommandFailed(otherwise)
  }
}
