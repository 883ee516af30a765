import { testVendor, type Vendor } from '@laurel/contract/rewards/vendors.ts'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { z } from 'zod'
import { useAct } from '../../elements/action/useAct.ts'
import { useText } from '../../messages/useText.ts'

type Settings = z.output<typeof testVendor.body>
type Tested = z.output<typeof testVendor.response>

/** Calls the vendor with what the form holds, before it is saved. */
export const TestButton = ({ vendor }: { readonly vendor: Vendor }) => {
  const text = useText()
  const { getValues } = useFormContext<Settings>()
  const [result, setResult] = useState<Tested>()
  const wordsOf = ({ ok, message }: Tested): string =>
    ok
      ? text('rewards.vendors.testWorks', { detail: message })
      : text('rewards.vendors.testFails', { problem: message })
  const { perform, isRunning, refusal } = useAct<Settings, Tested>(
    (body: Settings, act) => act(testVendor, { params: { name: vendor.id }, body }),
    answer => ({ text: wordsOf(answer), type: answer.ok ? 'success' : 'warning' }),
    { onDone: setResult },
  )
  return (
    <>
      <Button
        variant="outlined"
        loading={isRunning}
        onClick={() => {
          setResult(undefined)
          void perform({ settings: getValues('settings') })
        }}
        sx={{ justifySelf: 'start', alignSelf: 'flex-start' }}
      >
        {text('rewards.vendors.test')}
      </Button>
      {refusal && <Alert severity="error">{refusal.message}</Alert>}
      {result && <Alert severity={result.ok ? 'success' : 'warning'}>{wordsOf(result)}</Alert>}
    </>
  )
}
