import type { Language } from '@laurel/contract/wire/languages.ts'
import { fieldProblemsMax } from '@laurel/contract/wire/problem.ts'
import type { FastifySchemaCompiler } from 'fastify'
import { z } from 'zod'
import type { Sentence } from '../../messages/sentence.ts'
import type { FieldRefusal } from './httpProblem.ts'

/** What a schema does not accept. `place` is the part of the request, such as `body`. */
export class FieldsRefused extends Error {
  readonly issues: readonly z.core.$ZodIssue[]
  /** Fastify sets it: the part of the request. */
  validationContext?: string

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('A schema does not accept the request.')
    this.name = 'FieldsRefused'
    this.issues = issues
  }
}

/** Checks the parts of a request by the schemas of the contract. The issues keep what was sent, to say it in any language. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (sent: unknown) => {
    const read = schema.safeParse(sent, { reportInput: true })
    return read.success ? { value: read.data } : { error: new FieldsRefused(read.error.issues) }
  }

export const refusalsOf = ({ issues, validationContext }: FieldsRefused): readonly FieldRefusal[] =>
  issues.slice(0, fieldProblemsMax).map(issue => ({
    path: [placeOf(validationContext), ...issue.path.map(String)].join('.'),
    message: issueSentence(issue),
  }))

const placeOf = (context = 'request'): string => (context === 'querystring' ? 'query' : context)

const locales = { en: z.locales.en(), de: z.locales.de(), es: z.locales.es() } as const satisfies Record<
  Language,
  unknown
>

/** What an issue says: the sentence of the schema, or where it has none the one of zod for the language. */
export const issueSentence =
  (issue: z.core.$ZodIssue): Sentence =>
  speech => {
    if (speech.language === 'en') return issue.message
    const own = speech.written(issue.message)
    return own === issue.message ? (generalIn(speech.language, issue) ?? own) : own
  }

/** Undefined for a sentence that a schema wrote itself. */
const generalIn = (language: Language, issue: z.core.$ZodIssue): string | undefined =>
  said('en', issue) === issue.message ? said(language, issue) : undefined

const said = (language: Language, issue: z.core.$ZodIssue): string | undefined => {
  const message = locales[language].localeError({ ...Object.assign({ input: undefined }, issue) })
  return typeof message === 'string' ? message : message?.message
}
