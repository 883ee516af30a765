import type { Team } from '@laurel/contract/team/team.ts'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { hashOfValue } from './hashOfValue.ts'
import type { recognitionFormOf } from './recognitionForm.ts'

type Value = Team['shoutout_values'][number]

/** The values with the one being typed; undefined for a duplicate. */
export const withDraft = async (form: {
  readonly values: readonly Value[]
  readonly draft: string
}): Promise<Value[] | undefined> => {
  const text = form.draft.trim()
  if (text === '') return [...form.values]
  const hash = await hashOfValue(text)
  return form.values.some(value => value.hash === hash) ? undefined : [...form.values, { hash, text }]
}

/** The values as they will be, and the row in which one is being written. */
export const useValueRows = () => {
  const { watch, setValue, formState } = useFormContext<ReturnType<typeof recognitionFormOf>>()
  const [values, draft] = watch(['values', 'draft'])
  const [isOpen, setOpen] = useState(false)
  const [draftHash, setDraftHash] = useState<string>()
  const { isSubmitSuccessful, submitCount } = formState

  useEffect(() => {
    let isCurrent = true
    void hashOfValue(draft).then(hash => isCurrent && setDraftHash(hash))
    return () => {
      isCurrent = false
    }
  }, [draft])

  const put = (next: readonly Value[]) => setValue('values', [...next], { shouldDirty: true })
  const write = (text: string) => setValue('draft', text, { shouldDirty: true })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each successful submission took the draft.
  useEffect(() => {
    if (!isSubmitSuccessful) return
    setOpen(false)
    void withDraft({ values, draft }).then(saved => {
      if (saved) setValue('values', saved)
      setValue('draft', '')
    })
  }, [isSubmitSuccessful, submitCount])

  return {
    values,
    draft: isOpen ? draft : undefined,
    isDuplicate: values.some(value => value.hash === draftHash),
    open: () => setOpen(true),
    write,
    /** Takes the written value in, unless it is one of them already. */
    confirm: async () => {
      const next = await withDraft({ values, draft })
      if (!next) return
      put(next)
      write('')
    },
    /** A new row without a text goes when it is left. */
    leave: () => {
      if (draft.trim() !== '') return
      write('')
      setOpen(false)
    },
    remove: (hash: string) => put(values.filter(value => value.hash !== hash)),
  }
}

export type ValueRows = ReturnType<typeof useValueRows>
