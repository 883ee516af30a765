import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useText } from '../../messages/useText.ts'

/** Leads to an address at Slack, and says why the person is still here: it failed now, or the page was opened so. */
export const useLeaveForSlack = (addressOf: () => Promise<string>) => {
  const text = useText()
  const [query] = useSearchParams()
  const [isLeaving, setLeaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const leave = async (): Promise<void> => {
    setLeaving(true)
    setFailure(undefined)
    try {
      window.location.assign(await addressOf())
    } catch (error) {
      setLeaving(false)
      setFailure(error instanceof Error ? error.message : text('signIn.somethingWrong'))
    }
  }
  return { leave: () => void leave(), isLeaving, failure, message: failure ?? query.get('error') }
}
