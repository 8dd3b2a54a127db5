interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

interface ImportMetaEnv {
  readonly SSR: boolean;
  readonly DEV: boolean;
  readonly QUITUS_ENVIRONMENT?: string;
  readonly [setting: `QUITUS_SITE_${string}`]: string | undefined;
  readonly PRICES: string | undefined;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

declare const BUILD_YEAR: number;
