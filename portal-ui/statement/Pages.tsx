import { StatementPage } from './StatementPage.tsx'

export const Pages = () => <StatementPage />
