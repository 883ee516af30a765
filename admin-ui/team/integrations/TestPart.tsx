import { type Integration, testIntegration } from '@laurel/contract/team/integrations.ts'
import Button from '@mui/material/Button'
import { useAct } from '../../elements/action/useAct.ts'
import { useText } from '../../messages/useText.ts'

/** Calls the partner with the stored credentials. */
export const TestPart = ({ integration: { provider } }: { readonly integration: Integration }) => {
  const text = useText()
  const { perform, isRunning } = useAct(
    (_nothing: null, act) => act(testIntegration, { params: { provider }, body: {} }),
    ({ ok, message }) =>
      ok
        ? { text: text('integrations.testWorks'), type: 'success' }
        : { text: message ?? text('integrations.errorOccurred'), type: 'warning' },
  )
  return (
    <Button variant="outlined" loading={isRunning} onClick={() => void perform(null)}>
      {text('integrations.test')}
    </Button>
  )
}
