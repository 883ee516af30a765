import type { ErrorCode } from '@laurel/contract/wire/errorCodes.ts'
import type { Problem } from '@laurel/contract/wire/problem.ts'
import type { english } from '../../messages/english.ts'
import { type Sentence, say } from '../../messages/sentence.ts'
import { plainEnglish, type Speech } from '../../messages/speech.ts'

/** A title and a detail among the texts. */
export type ProblemKey =
  | `problems.${keyof typeof english.problems}`
  | `rejections.${keyof typeof english.rejections}`

/** What is wrong with a field; `path` is dotted, `body.points`. */
export type FieldRefusal = { readonly path: string; readonly message: Sentence }

type Details = {
  readonly status: number
  readonly code: ErrorCode
  readonly says: ProblemKey
  readonly options?: Parameters<typeof say>[1]
  /** Another detail than the one of the texts: a sentence for a person that says what to do next. */
  readonly detail?: Sentence | undefined
  readonly data?: Record<string, unknown>
  readonly errors?: readonly FieldRefusal[]
}

/** An expected refusal. The error handler answers it as an RFC 9457 document in the language of the request. */
export class HttpProblem extends Error {
  readonly #details: Details

  constructor(details: Details) {
    super(sentenceOf(details)(plainEnglish))
    this.name = 'HttpProblem'
    this.#details = details
  }

  get status(): number {
    return this.#details.status
  }

  /** The document. Only its title, its detail and the messages of fields depend on the language. */
  in(speech: Speech): Problem {
    const { status, code, says, data, errors } = this.#details
    return {
      type: `urn:laurel:problem:${code.toLowerCase().replaceAll('_', '-')}`,
      status,
      code,
      title: speech.text(`${says}.title`),
      detail: sentenceOf(this.#details)(speech),
      ...(data ? { data } : {}),
      ...(errors ? { errors: errors.map(({ path, message }) => ({ path, message: message(speech) })) } : {}),
    }
  }
}

const sentenceOf = ({ says, options, detail }: Details): Sentence => detail ?? say(`${says}.detail`, options)
