import { z } from 'zod'

/**
 * The fields of the Kubernetes API that the manifests use, as its reference describes them. Strict: Kubernetes ignores or
 * refuses a misspelled field, and the schemas of the API that packages offer accept it.
 */
const Name = z.string().regex(/^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/)
const Labels = z.record(z.string().max(317), z.string().max(63))
const Metadata = z.strictObject({
  name: Name,
  namespace: z.literal('laurel'),
  labels: Labels.optional(),
  annotations: z.record(z.string(), z.string()).optional(),
})
const Selector = z.strictObject({ matchLabels: Labels.optional() })
const Quantity = z.string().regex(/^\d+(m|Mi|Gi)?$/)
const Port = z.union([Name, z.int().min(1).max(65_535)])
const Count = z.int().min(0).max(10_000)

const probe = { periodSeconds: Count, timeoutSeconds: Count.optional(), failureThreshold: Count }
const HttpProbe = z.strictObject({ httpGet: z.strictObject({ path: z.string(), port: Port }), ...probe })
const TcpProbe = z.strictObject({ tcpSocket: z.strictObject({ port: Port }), ...probe })

const Container = z.strictObject({
  name: Name,
  image: z.string().regex(/:\d+\.\d+\.\d+(@sha256:[0-9a-f]{64})?$/, 'An image has an exact version.'),
  command: z.array(z.string()).optional(),
  env: z.array(z.strictObject({ name: z.string(), value: z.string() })).default([]),
  envFrom: z.array(
    z.union([
      z.strictObject({ configMapRef: z.strictObject({ name: Name }) }),
      z.strictObject({ secretRef: z.strictObject({ name: Name, optional: z.literal(true).optional() }) }),
    ]),
  ),
  ports: z.array(z.strictObject({ name: Name, containerPort: z.int() })).default([]),
  startupProbe: HttpProbe.optional(),
  readinessProbe: HttpProbe.optional(),
  livenessProbe: TcpProbe.optional(),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  resources: z.strictObject({
    requests: z.strictObject({ cpu: Quantity, memory: Quantity }),
    limits: z.strictObject({ memory: Quantity }),
  }),
  volumeMounts: z.array(z.strictObject({ name: Name, mountPath: z.string().startsWith('/') })),
})

const PodTemplate = z.strictObject({
  metadata: z.strictObject({ labels: Labels, annotations: z.record(z.string(), z.string()).optional() }),
  spec: z.strictObject({
    restartPolicy: z.literal('Never').optional(),
    automountServiceAccountToken: z.literal(false),
    terminationGracePeriodSeconds: Count.optional(),
    securityContext: z.strictObject({
      runAsNonRoot: z.literal(true),
      runAsUser: z.int(),
      runAsGroup: z.int(),
      fsGroup: z.int(),
      fsGroupChangePolicy: z.literal('OnRootMismatch'),
      seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
    }),
    topologySpreadConstraints: z
      .array(
        z.strictObject({
          maxSkew: Count,
          topologyKey: z.string(),
          whenUnsatisfiable: z.enum(['ScheduleAnyway', 'DoNotSchedule']),
          labelSelector: Selector,
        }),
      )
      .optional(),
    containers: z.tuple([Container]),
    volumes: z.array(
      z.union([
        z.strictObject({ name: Name, persistentVolumeClaim: z.strictObject({ claimName: Name }) }),
        z.strictObject({ name: Name, emptyDir: z.strictObject({}) }),
      ]),
    ),
  }),
})

const Namespace = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('Namespace'),
  metadata: z.strictObject({ name: z.literal('laurel'), labels: Labels }),
})
const ConfigMap = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('ConfigMap'),
  metadata: Metadata,
  data: z.record(z.string(), z.string()),
})
const Claim = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('PersistentVolumeClaim'),
  metadata: Metadata,
  spec: z.strictObject({
    accessModes: z.tuple([z.enum(['ReadWriteMany', 'ReadWriteOnce'])]),
    resources: z.strictObject({ requests: z.strictObject({ storage: Quantity }) }),
  }),
})
const JobSpec = z.strictObject({ backoffLimit: Count, activeDeadlineSeconds: Count, template: PodTemplate })
const Job = z.strictObject({
  apiVersion: z.literal('batch/v1'),
  kind: z.literal('Job'),
  metadata: Metadata,
  spec: JobSpec,
})
const CronJob = z.strictObject({
  apiVersion: z.literal('batch/v1'),
  kind: z.literal('CronJob'),
  metadata: Metadata,
  spec: z.strictObject({
    schedule: z.string().regex(/^([\d*]+ ){4}[\d*]+$/),
    timeZone: z.literal('Etc/UTC'),
    concurrencyPolicy: z.literal('Forbid'),
    jobTemplate: z.strictObject({ spec: JobSpec }),
  }),
})
const Deployment = z.strictObject({
  apiVersion: z.literal('apps/v1'),
  kind: z.literal('Deployment'),
  metadata: Metadata,
  spec: z.strictObject({
    replicas: Count,
    strategy: z.strictObject({
      type: z.literal('RollingUpdate'),
      rollingUpdate: z.strictObject({ maxUnavailable: Count, maxSurge: Count }),
    }),
    selector: Selector,
    template: PodTemplate,
  }),
})
const Service = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('Service'),
  metadata: Metadata,
  spec: z.strictObject({
    selector: Labels,
    ports: z.array(z.strictObject({ name: Name, port: z.int(), targetPort: Port })),
  }),
})
const Budget = z.strictObject({
  apiVersion: z.literal('policy/v1'),
  kind: z.literal('PodDisruptionBudget'),
  metadata: Metadata,
  spec: z.strictObject({ minAvailable: Count, selector: Selector }),
})
const Ingress = z.strictObject({
  apiVersion: z.literal('networking.k8s.io/v1'),
  kind: z.literal('Ingress'),
  metadata: Metadata,
  spec: z.strictObject({
    ingressClassName: Name,
    tls: z.array(z.strictObject({ hosts: z.array(z.hostname()), secretName: Name })).min(1),
    rules: z.array(
      z.strictObject({
        host: z.hostname(),
        http: z.strictObject({
          paths: z.array(
            z.strictObject({
              path: z.string(),
              pathType: z.literal('Prefix'),
              backend: z.strictObject({
                service: z.strictObject({ name: Name, port: z.strictObject({ name: Name }) }),
              }),
            }),
          ),
        }),
      }),
    ),
  }),
})
const Peer = z.union([
  z.strictObject({ namespaceSelector: Selector }),
  z.strictObject({ ipBlock: z.strictObject({ cidr: z.cidrv4(), except: z.array(z.cidrv4()) }) }),
])
const PolicyPorts = z.array(z.strictObject({ port: Port, protocol: z.enum(['TCP', 'UDP']).optional() }))
const Policy = z.strictObject({
  apiVersion: z.literal('networking.k8s.io/v1'),
  kind: z.literal('NetworkPolicy'),
  metadata: Metadata,
  spec: z.strictObject({
    podSelector: Selector,
    policyTypes: z.array(z.enum(['Ingress', 'Egress'])).min(1),
    ingress: z.array(z.strictObject({ from: z.array(Peer), ports: PolicyPorts })).optional(),
    egress: z.array(z.strictObject({ to: z.array(Peer), ports: PolicyPorts })).optional(),
  }),
})

export const Manifest = z.discriminatedUnion('kind', [
  Namespace,
  ConfigMap,
  Claim,
  CronJob,
  Job,
  Deployment,
  Service,
  Budget,
  Ingress,
  Policy,
])
export type Manifest = z.output<typeof Manifest>
export type ManifestOf<Kind extends Manifest['kind']> = Extract<Manifest, { readonly kind: Kind }>
