import type { IntegrationProvider } from '@laurel/contract/team/integrationProvider.ts'
import { exchangeCode } from '@laurel/contract/team/integrations.ts'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { Page } from '../../app/shell/Page.tsx'
import { useText } from '../../messages/useText.ts'

type AuthReturnProps = { readonly provider: IntegrationProvider; readonly name: string }

/** Where a partner sends an administrator back to: takes the code, and opens the integration. */
const AuthReturn = ({ provider, name }: AuthReturnProps) => {
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { client } = useConnection()
  const [query] = useSearchParams()
  const [code, state] = [query.get('code'), query.get('state')]
  const isSent = useRef(false)
  useEffect(() => {
    // A code works once, and effects may run twice.
    if (isSent.current) return
    isSent.current = true
    const exchange = async (): Promise<boolean> => {
      if (code === null) return false
      const body = { code, ...(state === null ? {} : { state }) }
      return (await client.call(exchangeCode, { params: { provider }, body })).ok
    }
    const arrive = async (): Promise<void> => {
      const isConnected = await exchange().catch(() => false)
      await queries.invalidateQueries()
      if (isConnected) notify(text('integrations.successfullyConnected', { name }), { type: 'success' })
      else notify(text('integrations.errorOccurred'), { type: 'error' })
      await navigate(`/settings/integrations${isConnected ? `?open=${provider}` : ''}`, { replace: true })
    }
    void arrive()
  }, [client, code, state, provider, name, navigate, notify, queries, text])
  return (
    <Page title={name} crumb={{ path: '/settings/integrations', label: 'places.integrations' }}>
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2, paddingBlock: 4 }}>
        <CircularProgress size={24} aria-hidden />
        <Typography>{text('integrations.wait')}</Typography>
      </Box>
    </Page>
  )
}

export const AuthBambooHrPage = () => <AuthReturn provider="bamboohr" name="BambooHR" />
export const AuthGustoPage = () => <AuthReturn provider="gusto" name="Gusto" />
export const AuthPrintfulPage = () => <AuthReturn provider="printful" name="Printful" />
export const AuthSendosoSandboxPage = () => <AuthReturn provider="sendoso_sandbox" name="Sendoso Sandbox" />
export const AuthSendosoPage = () => <AuthReturn provider="sendoso" name="Sendoso" />
