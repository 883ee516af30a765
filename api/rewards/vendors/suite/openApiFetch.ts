import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import { z } from 'zod'

/** The folder with the contracts of vendors; undefined where this machine has none. */
export const contractsFolder: string | undefined = process.env.LAUREL_CONTRACTS

const Body = z.object({
  content: z.record(z.string(), z.object({ schema: z.unknown().optional() })).optional(),
})
const Operation = z.object({
  requestBody: Body.optional(),
  responses: z.record(z.string(), Body),
})
const Document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.unknown(),
})

/**
 * A `fetch` that notes every call that the OpenAPI documents of a vendor describe, and each request and answer that is
 * not as they say.
 */
export const openApiFetch = (
  fetcher: typeof fetch,
  { files, prefix = '' }: { readonly files: readonly string[]; readonly prefix?: string },
) => {
  const checkers = files.map(file => createChecker(file))
  const checked: string[] = []
  const violations: string[] = []
  const note = (problem: string | undefined): void => {
    if (problem !== undefined) violations.push(problem)
  }
  const checkedFetch: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const path = url.pathname.replace(prefix, '')
    const method = (init?.method ?? 'GET').toLowerCase()
    const checker = checkers.find(each => each.knows(method, path))
    if (checker && typeof init?.body === 'string') note(checker.request(method, path, init.body))
    const response = await fetcher(input, init)
    if (checker && !init?.signal?.aborted) {
      note(checker.response(method, path, response.status, await response.clone().text()))
      checked.push(`${method} ${path} ${response.status}`)
    }
    return response
  }
  return { fetch: checkedFetch, checked, violations }
}

const createChecker = (file: string) => {
  const document = Document.parse(JSON.parse(readFileSync(join(contractsFolder ?? '', file), 'utf8')))
  const ajv = new Ajv({ strict: false, allErrors: true, logger: false })
  addFormats(ajv)
  ajv.addSchema({ $id: file, components: document.components })
  const operationOf = (method: string, path: string) => {
    const matching = Object.entries(document.paths).find(([template]) =>
      new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path),
    )
    // A path without parameters wins over one with them.
    const operation = (document.paths[path] ?? matching?.[1])?.[method]
    return operation === undefined ? undefined : Operation.parse(operation)
  }
  const check = (body: z.infer<typeof Body> | undefined, text: string, what: string) => {
    const schema = body?.content?.['application/json']?.schema
    if (schema === undefined) return undefined
    const validate = ajv.compile(withAbsoluteReferences(schema, file))
    return validate(JSON.parse(text)) ? undefined : `${what}: ${ajv.errorsText(validate.errors)}`
  }
  return {
    knows: (method: string, path: string) => operationOf(method, path) !== undefined,
    request: (method: string, path: string, text: string) =>
      check(operationOf(method, path)?.requestBody, text, `The request ${method} ${path}`),
    response: (method: string, path: string, status: number, text: string) => {
      const responses = operationOf(method, path)?.responses
      return check(
        responses?.[status] ?? responses?.default,
        text,
        `The answer ${status} to ${method} ${path}`,
      )
    },
  }
}

const withAbsoluteReferences = (schema: unknown, file: string): object => {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${file}#/`)
  return z.looseObject({}).parse(JSON.parse(text))
}
