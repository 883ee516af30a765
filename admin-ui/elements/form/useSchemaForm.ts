import { useState } from 'react'
import type { z } from 'zod'
import type { Refusal } from '../action/useAct.ts'
import { issueSentence } from './issueSentence.ts'

export type SchemaForm<Values> = {
  readonly values: Values
  readonly change: <Name extends keyof Values>(name: Name, value: Values[Name]) => void
  /** Changes several at once, such as the parts of a date; what was wrong is judged anew when it is sent. */
  readonly changeAll: (changes: Partial<Values>) => void
  /** What is wrong with a field, by its name in the request; the server's word when it refused the field. */
  readonly errorOf: (name: string, refusal?: Refusal) => string | undefined
  /** What the form says as a request; undefined while something is wrong with it. */
  readonly parse: <Output>(schema: z.ZodType<Output>, request: unknown) => Output | undefined
}

/** Holds what was typed and lets the request schema of a call say what is wrong with it. */
export const useSchemaForm = <Values extends object>(initial: Values): SchemaForm<Values> => {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  return {
    values,
    change: (name, value) => {
      setValues(before => ({ ...before, [name]: value }))
      setErrors(before => new Map([...before].filter(([field]) => field !== name)))
    },
    changeAll: changes => {
      setValues({ ...values, ...changes })
      setErrors(new Map())
    },
    errorOf: (name, refusal) => errors.get(name) ?? refusal?.fieldMessage(name),
    parse: (schema, request) => {
      const parsed = schema.safeParse(request)
      if (parsed.success) {
        setErrors(new Map())
        return parsed.data
      }
      const issues = parsed.error.issues.toReversed()
      setErrors(new Map(issues.map(issue => [String(issue.path[0] ?? ''), issueSentence(issue)])))
      return undefined
    },
  }
}
