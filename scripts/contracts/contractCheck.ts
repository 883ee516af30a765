import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js'
import type { ContractDocument } from './readContract.ts'

export type ContractCheck = {
  /** Throws where a value does not fit a schema of the document: `/methods/chat.postMessage/request`. */
  readonly expectFit: (pointer: string, value: unknown) => void
  /** Whether the document has a schema there. */
  readonly has: (pointer: string) => boolean
  /** Builds the check of a schema, which takes a moment, before its first use. */
  readonly prepare: (pointer: string) => void
}

/** Checks values against the schemas of one contract. */
export const createContractCheck = (document: ContractDocument, options: Options = {}): ContractCheck => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true, ...options })
  ajv.addSchema(document, 'contract')
  const validators = new Map<string, ValidateFunction>()
  const validatorOf = (pointer: string): ValidateFunction => {
    const known = validators.get(pointer)
    if (known) return known
    const validator = ajv.compile({
      $ref: `contract#${pointer.split('/').map(encodeURIComponent).join('/')}`,
    })
    validators.set(pointer, validator)
    return validator
  }
  return {
    expectFit: (pointer, value) => {
      const validate = validatorOf(pointer)
      if (validate(value)) return
      const problems = (validate.errors ?? []).map(
        ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
      )
      throw new Error(`A value breaks the contract at ${pointer}: ${problems.slice(0, 20).join('; ')}`)
    },
    prepare: pointer => {
      validatorOf(pointer)
    },
    has: pointer => schemaAt(document, pointer) !== undefined,
  }
}

const schemaAt = (document: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (part, key) =>
        typeof part === 'object' && part !== null
          ? Object.entries(part).find(([name]) => name === key)?.[1]
          : undefined,
      document,
    )
