import { createUserFieldImport, importBytesMax } from '@laurel/contract/people/userFieldImports.ts'
import { useState } from 'react'
import type { z } from 'zod'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { base64Of } from '../../elements/files/base64Of.ts'
import { useText } from '../../messages/useText.ts'

export type FileCheck = z.output<typeof createUserFieldImport.response>
export type CheckedUpload = { readonly name: string; readonly content: string; readonly check: FileCheck }

/** Asks what a file would change. */
export const useFileCheck = () => {
  const { client } = useConnection()
  const text = useText()
  const [checked, setChecked] = useState<CheckedUpload>()
  const [problem, setProblem] = useState<string>()
  const [isChecking, setIsChecking] = useState(false)

  const check = async ([file]: readonly File[]): Promise<void> => {
    if (!file) return
    setChecked(undefined)
    setProblem(undefined)
    if (file.size > importBytesMax) return setProblem(text('people.importing.tooLarge'))
    setIsChecking(true)
    try {
      const content = await base64Of(file)
      const answer = await client.call(createUserFieldImport, {
        query: { dry_run: 'true' },
        body: { content },
      })
      if (answer.error === 'FILE_UNREADABLE') setProblem(answer.message ?? text('action.failed'))
      else setChecked({ name: file.name, content, check: answer })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : text('action.failed'))
    } finally {
      setIsChecking(false)
    }
  }
  return { check, checked, problem, setProblem, isChecking }
}
