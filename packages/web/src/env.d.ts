interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

interface ImportMetaEnv {
  readonly QUITUS_ENVIRONMENT?: string;
  readonly QUITUS_SITE_NAME?: string;
  readonly QUITUS_SITE_COMPANY?: string;
  readonly QUITUS_SITE_POSTAL_ADDRESS?: string;
  readonly QUITUS_SITE_EMAIL?: string;
  readonly QUITUS_SITE_LOGO_URL?: string;
  readonly QUITUS_SITE_DEMO_URL?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

declare const BUILD_YEAR: number;
