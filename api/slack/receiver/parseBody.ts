import { z } from 'zod'

const JsonObject = z.record(z.string(), z.unknown())

export type SlackBody = z.infer<typeof JsonObject>

/** Parses a verified raw body: JSON, a form, or a form whose field `payload` is JSON. Undefined for anything else. */
export const parseBody = (rawBody: Buffer, contentType: string | undefined): SlackBody | undefined => {
  const text = rawBody.toString('utf8')
  if (contentType?.startsWith('application/json')) return parseJson(text)
  const form = Object.fromEntries(new URLSearchParams(text))
  return form.payload === undefined ? form : parseJson(form.payload)
}

const parseJson = (text: string): SlackBody | undefined => {
  try {
    return JsonObject.safeParse(JSON.parse(text)).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
