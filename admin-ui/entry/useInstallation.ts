import { setupFromSlack } from '@laurel/contract/team/setup/setupFromSlack.ts'
import { workspaceReading } from '@laurel/contract/team/setup/workspaceReading.ts'
import { ApiError, Unreachable } from '@laurel/contract/wire/apiError.ts'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { useConnection } from '../app/connection/ConnectionContext.ts'
import { takeSetup } from './pendingSetup.ts'
import { text } from './text.ts'

export type ReadSoFar = z.output<typeof workspaceReading.response>

/** A big workspace is read on while people begin. */
const patienceMilliseconds = 20_000
const askEveryMilliseconds = 700

/** Takes an installation from Slack's answer to the first page of the team. Returns how much has been read so far. */
export const useInstallation = (query: URLSearchParams): ReadSoFar | undefined => {
  const { client, session, leaveFor } = useConnection()
  const [soFar, setSoFar] = useState<ReadSoFar>()
  const wasSent = useRef(false)

  useEffect(() => {
    if (wasSent.current) return
    wasSent.current = true
    const startOver = (error: string) => leaveFor(`/setup?${new URLSearchParams({ error })}`)

    const readOn = async (until: number): Promise<void> => {
      const answer = await client.call(workspaceReading, {})
      setSoFar(answer)
      if (answer.state !== 'reading' || Date.now() > until) return
      await new Promise(resolve => setTimeout(resolve, askEveryMilliseconds))
      await readOn(until)
    }

    const install = async (oauthCode: string): Promise<void> => {
      const {
        result,
        position: _position,
        ...signedIn
      } = await client.call(setupFromSlack, {
        body: { oauth_code: oauthCode },
      })
      session.keep(signedIn)
      // The server keeps reading without this page, so a failed request is no reason to stay.
      await readOn(Date.now() + patienceMilliseconds).catch(() => undefined)
      leaveFor(result === 'NEWLY_CREATED' ? '/get-started' : '/recognition')
    }

    const expected = takeSetup()
    if (expected === null || expected !== query.get('state')) return startOver(text('signIn.somethingWrong'))
    const code = query.get('code')
    if (code === null || query.has('error')) return startOver(text('signIn.installFailed'))
    install(code).catch((error: unknown) =>
      startOver(isSelfExplaining(error) ? error.message : text('signIn.installFailed')),
    )
  }, [client, session, leaveFor, query])

  return soFar
}

const isSelfExplaining = (error: unknown): error is Error =>
  error instanceof Unreachable || (error instanceof ApiError && error.code === 'INSTALLER_NOT_ADMIN')
