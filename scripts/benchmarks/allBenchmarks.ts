import { httpBenchmarks } from '@laurel/api/bench/httpBenchmarks.ts'
import { visibleBenchmarks } from '@laurel/api/bench/visibleBenchmarks.ts'
import { reconcileBenchmark } from '@laurel/api/billing/reconciliation/bench/reconcileBenchmark.ts'
import { deliveryBenchmarks } from '@laurel/api/delivery/bench/deliveryBenchmarks.ts'
import { syncBenchmark } from '@laurel/api/people/sources/bench/syncBenchmark.ts'
import { radarBenchmark } from '@laurel/api/recognition/radar/bench/radarBenchmark.ts'
import { charitySearch } from '@laurel/api/rewards/charities/bench/charityBenchmarks.ts'
import { giftCardSearch } from '@laurel/api/rewards/giftCards/bench/giftCardBenchmarks.ts'
import type { Benchmark } from '@laurel/ledger/bench/benchmark.ts'
import { commandBenchmarks } from '@laurel/ledger/bench/commandBenchmarks.ts'
import { eventStoreBenchmarks } from '@laurel/ledger/bench/eventStoreBenchmarks.ts'
import { logBenchmarks } from '@laurel/ledger/bench/logBenchmarks.ts'
import { redemptionBenchmarks } from '@laurel/ledger/bench/redemptionBenchmarks.ts'
import { auditBenchmarks } from '@laurel/projections/bench/auditBenchmarks.ts'
import { curveBenchmarks } from '@laurel/projections/bench/curveBenchmarks.ts'
import { projectionBenchmarks } from '@laurel/projections/bench/projectionBenchmarks.ts'
import { timeMachineBenchmarks } from '@laurel/projections/bench/timeMachineBenchmarks.ts'
import { compareBenchmarks } from './compareBenchmarks.ts'

/** Everything `scripts/bench` measures, in this order. */
export const allBenchmarks: readonly Benchmark[] = [
  ...logBenchmarks,
  ...eventStoreBenchmarks,
  ...commandBenchmarks,
  ...redemptionBenchmarks,
  ...httpBenchmarks,
  ...visibleBenchmarks,
  ...deliveryBenchmarks,
  reconcileBenchmark,
  syncBenchmark,
  radarBenchmark,
  charitySearch,
  giftCardSearch,
  ...projectionBenchmarks,
  ...timeMachineBenchmarks,
  ...auditBenchmarks,
  ...compareBenchmarks,
  ...curveBenchmarks,
]
