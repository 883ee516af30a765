import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import names from '../../team/emoji/slackEmojiNames.json' with { type: 'json' }

const folder = dirname(createRequire(import.meta.url).resolve('@twemoji/svg/package.json'))
const codePointsOf: ReadonlyMap<string, string> = new Map(Object.entries(names))
const codePoints = /^[0-9a-f]{2,6}(?:-[0-9a-f]{2,6}){0,9}$/

/** The drawing of an emoji, by Slack's name for it or by its code points; undefined for any other key. */
export const emojiDrawing = async (key: string): Promise<Buffer | undefined> => {
  const file = codePointsOf.get(key) ?? key
  if (!codePoints.test(file)) return undefined
  try {
    return await readFile(join(folder, `${file}.svg`))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
