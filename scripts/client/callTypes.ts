import { mcp } from '@laurel/contract/developers/mcp.ts'
import type { Call } from '@laurel/contract/wire/call.ts'
import { Problem } from '@laurel/contract/wire/problem.ts'
import { compile } from 'json-schema-to-typescript'
import { z } from 'zod'
import { contractCalls } from '../reference/contractCalls.ts'

/** A file of types, by its place from the top of the project. */
export type TypesFile = { readonly path: string; readonly text: string }

const folder = 'api/client/calls'
const heading = '/* Written by `npm run client` from the contract. Change the contract, not this file. */\n'

/** The types of the calls that take an API key: a file per call, and one that lists their paths. */
export const callTypes = async (): Promise<readonly TypesFile[]> => {
  const calls = (await contractCalls()).filter(
    ({ keyScope, name }) => keyScope !== undefined && name !== mcp.name,
  )
  const files = calls.map(async call => ({
    path: `${folder}/${call.name}.ts`,
    text: heading + withImports(await typesOf(call)),
  }))
  return [
    ...(await Promise.all(files)),
    { path: `${folder}/problem.ts`, text: heading + (await typeOf('Problem', Problem, 'output')) },
    { path: `${folder}/paths.ts`, text: heading + pathsOf(calls) },
  ]
}

const parts = ['params', 'query', 'body', 'response'] as const
type PartName = (typeof parts)[number]

const nameOf = (call: Call, part: PartName): string =>
  call.name.charAt(0).toUpperCase() + call.name.slice(1) + part.charAt(0).toUpperCase() + part.slice(1)

const typesOf = async (call: Call): Promise<string> => {
  const types = parts.map(async part => {
    const schema = call[part]
    return schema ? typeOf(nameOf(call, part), schema, part === 'response' ? 'output' : 'input') : ''
  })
  return (await Promise.all(types)).filter(text => text !== '').join('\n')
}

const typeOf = async (name: string, schema: z.ZodType, io: 'input' | 'output'): Promise<string> => {
  const json = z.toJSONSchema(schema, { unrepresentable: 'any', reused: 'inline', io })
  return compile(withoutBounds(name === 'Problem' ? json : namingProblems(json)), name, {
    bannerComment: '',
    additionalProperties: io === 'output',
    style: { semi: false, singleQuote: true, printWidth: 110, trailingComma: 'all', arrowParens: 'avoid' },
  })
}

/** A problem has 170 codes: an answer that has one refers to its type. */
const namingProblems = (schema: object): object => {
  const { $schema: _, ...problem } = z.toJSONSchema(Problem, { io: 'output', reused: 'inline' })
  const text = JSON.stringify(problem)
  return JSON.parse(
    JSON.stringify(schema, (_name, value: unknown) =>
      JSON.stringify(value) === text ? { tsType: 'Problem' } : value,
    ),
  )
}

const withImports = (types: string): string =>
  types.includes('Problem') ? `import type { Problem } from './problem.ts'\n\n${types}` : types

/** Bounds are checked by the server; in types they would be tuples of every length. */
const withoutBounds = (schema: object): object =>
  JSON.parse(
    JSON.stringify(schema, (name, value: unknown) =>
      name === 'maxItems' || name === 'minItems' ? undefined : value,
    ),
  )

const pathsOf = (calls: readonly Call[]): string => {
  const imports = calls.map(call => {
    const names = parts.filter(part => call[part]).map(part => nameOf(call, part))
    return `import type { ${names.join(', ')} } from './${call.name}.ts'\n`
  })
  const byPath = [...Map.groupBy(calls, ({ path }) => path.replaceAll(/:(\w+)/g, '{$1}'))].toSorted(
    ([one], [other]) => (one < other ? -1 : 1),
  )
  const paths = byPath.map(([path, ofPath]) => `  '${path}': {\n${ofPath.map(operationOf).join('')}  }\n`)
  return `${imports.join('')}import type { Problem } from './problem.ts'

type Answers<Answer, Type extends string = 'application/json'> = {
  200: { content: { [Name in Type]: Answer } }
  default: { content: { 'application/problem+json': Problem } }
}

/** The calls that take an API key, in the form that openapi-fetch reads. */
export interface paths {
${paths.join('')}}
`
}

const operationOf = (call: Call): string => {
  const mayBeLeftOut = call.query?.safeParse({}).success === true
  const parameters = [
    call.params ? `path: ${nameOf(call, 'params')}` : '',
    call.query ? `query${mayBeLeftOut ? '?' : ''}: ${nameOf(call, 'query')}` : '',
    call.isCommand ? "header?: { 'idempotency-key'?: string }" : '',
  ].filter(part => part !== '')
  const body = call.body
    ? `      requestBody: { content: { 'application/json': ${nameOf(call, 'body')} } }\n`
    : ''
  return `    /** ${call.summary}. */
    ${call.method.toLowerCase()}: {
      parameters: { ${parameters.join('; ')} }
${body}      responses: Answers<${nameOf(call, 'response')}${call.answers === 'csv' ? ", 'text/csv'" : ''}>
    }
`
}
