import { useNotify } from 'ra-core'
import { useState } from 'react'
import { useText } from '../../messages/useText.ts'
import { saveFile } from './saveFile.ts'

type SaveFile = { readonly save: () => Promise<void>; readonly isRunning: boolean }

/** Saves what the server answers as a file, or says why there is none. `name` has its ending. */
export const useSaveFile = (name: string, read: () => Promise<string | Blob>): SaveFile => {
  const text = useText()
  const notify = useNotify()
  const [isRunning, setRunning] = useState(false)
  const save = async () => {
    setRunning(true)
    try {
      saveFile(name, await read())
    } catch (error) {
      notify(error instanceof Error ? error.message : text('reports.fileFailed'), { type: 'error' })
    } finally {
      setRunning(false)
    }
  }
  return { save, isRunning }
}
