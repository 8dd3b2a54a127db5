// One engine, two dresses: an agency at ICS, and Citya's own address.
export type Skin = {
  /** Where people come in; null for an agency that is not known. */
  loginPage: (groupe: string) => string;
  /** What the form calls its two fields. */
  login: string;
  password: string;
  /** Before `/webservice/`. */
  services: string;
  /** Papers in one answer, whatever is asked for. */
  page_size: number;
  /** Turns a printer's file into a PDF. */
  prints_pcl: boolean;
};

export const SKINS = {
  ics: {
    loginPage: (groupe) => `/V5/connexion-${groupe}.html`,
    login: 'login',
    password: 'mdp',
    services: '',
    page_size: 10,
    prints_pcl: false,
  },
  citya: {
    loginPage: () => '/V5/',
    login: 'identifiant',
    password: 'passe',
    services: '/V5',
    page_size: 500,
    prints_pcl: true,
  },
} as const satisfies Record<string, Skin>;
