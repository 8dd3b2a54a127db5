// The text of a règlement de copropriété, written for the samples.
export type Chapter = { title: string; paragraphs: readonly string[] };

export const DEFINITIONS: readonly Chapter[] = [
  {
    title: 'Chapitre I. Dispositions générales',
    paragraphs: [
      'Le présent règlement est établi en application de la loi du 10 juillet 1965 et du décret du 17 mars 1967. Il a pour objet de déterminer la destination des parties privatives et des parties communes, les conditions de leur jouissance, la répartition des charges et les règles d’administration de l’immeuble.',
      'Il oblige tous les copropriétaires, leurs ayants droit et toute personne qui use de l’immeuble. Les dispositions de la loi que l’on ne peut écarter s’appliquent même dans le silence du règlement, et l’emportent sur toute clause contraire.',
      'Toute modification du présent règlement ou de l’état descriptif de division donne lieu à un acte modificatif, publié au service de la publicité foncière dans les formes de l’acte d’origine.',
    ],
  },
  {
    title: 'Chapitre II. Destination de l’immeuble',
    paragraphs: [
      'L’immeuble est destiné à l’habitation. L’exercice d’une profession libérale y est permis, pourvu qu’il ne nuise ni à la tranquillité des occupants ni à la bonne tenue de l’immeuble. Toute activité commerciale ou artisanale y est interdite.',
      'La location des logements est libre. Le copropriétaire qui loue remet à son locataire un extrait des articles qui concernent la jouissance des lieux, et reste responsable envers le syndicat des fautes de son locataire.',
    ],
  },
  {
    title: 'Chapitre III. Parties communes et parties privatives',
    paragraphs: [
      'Sont parties communes générales : la totalité du sol, bâti ou non ; les fondations, les gros murs, les planchers, la charpente et la couverture ; les façades et leurs ornements, à l’exclusion des garde-corps privatifs ; le hall, l’escalier, ses paliers et sa cage ; les descentes et conduites, sauf leurs parties situées à l’intérieur des lots et affectées à leur seul usage ; les locaux des poubelles et des vélos.',
      'Sont parties communes spéciales aux lots desservis : l’ascenseur, sa machinerie et sa gaine, lorsque l’immeuble en est pourvu.',
      'Sont privatives les parties affectées à l’usage exclusif d’un lot : les revêtements des sols et des plafonds, les cloisons intérieures, les portes et les fenêtres, les installations sanitaires et de chauffage propres au lot. Les séparations entre deux lots sont mitoyennes.',
      'Les parties communes et les droits qui leur sont accessoires ne peuvent faire l’objet, séparément des parties privatives, d’une action en partage ni d’une licitation forcée.',
    ],
  },
];

export const RULES: readonly Chapter[] = [
  {
    title: 'Chapitre IV. Usage des parties privatives',
    paragraphs: [
      'Chaque copropriétaire dispose de son lot comme il l’entend, sans porter atteinte aux droits des autres copropriétaires ni à la destination de l’immeuble. Il veille à ce que la tranquillité de l’immeuble ne soit troublée à aucun moment.',
      'Le remplacement d’un revêtement de sol ne doit pas réduire l’isolement aux bruits. Les travaux qui touchent au gros œuvre ou à l’aspect extérieur demandent l’accord préalable de l’assemblée générale et la surveillance de l’architecte de l’immeuble, aux frais de qui les entreprend.',
      'Il n’est permis de stocker ni matières dangereuses ni objets dont le poids excéderait ce que les planchers supportent. Les caves ne servent ni d’habitation ni d’atelier.',
      'Les fenêtres, volets et garde-corps, quoique privatifs, sont entretenus et peints selon les teintes que l’assemblée générale a choisies. La pose d’enseignes, de paraboles ou de climatiseurs en façade est soumise à autorisation.',
    ],
  },
  {
    title: 'Chapitre V. Usage des parties communes',
    paragraphs: [
      'Nul ne peut encombrer le hall, les paliers, la cour ni les dégagements, même pour un temps court. Les vélos et les voitures d’enfant sont rangés dans le local prévu à cet effet.',
      'Les animaux familiers sont admis s’ils ne causent ni bruit ni dégradation. Les livraisons encombrantes et les déménagements sont annoncés au syndic deux jours à l’avance.',
      'Les réunions bruyantes, l’usage d’instruments de musique et les travaux sont interdits de vingt heures à huit heures, ainsi que les dimanches et jours fériés. Les appareils de ménage sont installés de façon à ne transmettre ni bruit ni vibration.',
      'Les ordures sont triées et déposées dans les bacs du local prévu, en sacs fermés. Aucun objet ne peut être laissé sur les rebords des fenêtres, ni linge étendu en façade.',
      'L’accès aux toitures, aux gaines et aux locaux techniques est réservé au syndic et aux entreprises qu’il mandate. Le copropriétaire dont le lot donne accès à un ouvrage commun souffre le passage nécessaire à son entretien.',
      'Chaque copropriétaire répond des dégradations causées aux parties communes par lui-même, par les personnes qu’il héberge ou par celles qui travaillent pour lui.',
    ],
  },
  {
    title: 'Chapitre VI. Charges communes',
    paragraphs: [
      'Les charges générales sont celles de la conservation, de l’entretien et de l’administration des parties communes : réparations de toute nature, assurances de l’immeuble, nettoyage, éclairage, honoraires du syndic, impôts du syndicat. Elles sont réparties entre tous les copropriétaires au prorata des tantièmes de leurs lots.',
      'Les charges d’ascenseur, entretien, énergie et remplacement, sont réparties selon l’utilité que le service présente pour chaque lot, dans les proportions de l’état de répartition. Les lots du rez-de-chaussée et du sous-sol n’y participent pas.',
      'Le copropriétaire qui aggrave les charges par son fait supporte seul le supplément. Les sommes dues portent intérêt au taux légal à compter de la mise en demeure.',
      'Une avance permanente de trésorerie est constituée par les copropriétaires. Elle ne peut excéder le sixième du budget prévisionnel et elle est remboursée au vendeur lors de la mutation du lot.',
    ],
  },
  {
    title: 'Chapitre VII. Administration de l’immeuble',
    paragraphs: [
      'La collectivité des copropriétaires forme un syndicat doté de la personnalité civile. Il a pour objet la conservation et l’amélioration de l’immeuble ainsi que l’administration des parties communes.',
      'L’assemblée générale se réunit au moins une fois par an, dans les six mois de la clôture de l’exercice. Elle est convoquée par le syndic vingt et un jours au moins avant la date de la réunion, sauf urgence. La convocation porte l’ordre du jour, les projets de résolution et les documents comptables.',
      'Chaque copropriétaire dispose d’autant de voix qu’il possède de tantièmes de parties communes. Les décisions sont prises aux majorités des articles 24, 25, 25-1 et 26 de la loi, selon leur objet. Le procès-verbal est notifié aux opposants et aux défaillants dans le mois de la réunion.',
      'Le conseil syndical assiste le syndic et contrôle sa gestion. Il compte trois membres au moins, désignés par l’assemblée générale pour trois ans au plus, et rend compte chaque année de sa mission.',
      'Il est tenu une feuille de présence, qui indique les nom et domicile de chaque copropriétaire présent, représenté, participant à distance ou ayant voté par correspondance, et le nombre de ses voix. Elle est certifiée exacte par le président de séance.',
      'Tout copropriétaire peut déléguer son droit de vote à un mandataire, même étranger au syndicat. Nul mandataire ne reçoit plus de trois délégations, sauf si le total de ses voix et de celles de ses mandants n’excède pas dix pour cent des voix du syndicat.',
      'Le budget prévisionnel est voté chaque année. Les copropriétaires versent au syndicat des provisions égales au quart du budget, exigibles le premier jour de chaque trimestre. Les travaux qui n’entrent pas dans le budget font l’objet d’appels selon l’échéancier voté.',
      'Un fonds de travaux est alimenté par une cotisation annuelle, dans les conditions de la loi. Les sommes versées sont attachées aux lots et définitivement acquises au syndicat ; elles ne sont pas remboursées à l’occasion de la cession d’un lot.',
      'Le syndic est chargé d’assurer l’exécution du règlement et des décisions de l’assemblée, d’administrer l’immeuble, de pourvoir à sa garde et à son entretien, d’établir le budget prévisionnel et les comptes, et de représenter le syndicat en justice.',
    ],
  },
  {
    title: 'Chapitre VIII. Assurances, mutations et litiges',
    paragraphs: [
      'Le syndicat assure l’immeuble contre l’incendie, les dégâts des eaux et sa responsabilité civile, pour sa valeur de reconstruction à neuf. Chaque copropriétaire s’assure contre les risques de responsabilité civile dont il doit répondre.',
      'En cas de sinistre, les indemnités sont encaissées par le syndic et affectées par priorité à la reconstruction. En cas de destruction partielle, la remise en état est de droit si la majorité des copropriétaires sinistrés la demande.',
      'Aucun copropriétaire ne peut surélever le bâtiment ni construire de locaux nouveaux. La décision d’aliéner le droit de surélever est prise par l’assemblée générale, dans les conditions de la loi.',
      'Lors de la mutation d’un lot, avis en est donné au syndic par lettre recommandée, qui peut former opposition au versement des fonds pour obtenir le paiement des sommes dues par l’ancien propriétaire.',
      'Les actions entre copropriétaires, ou entre un copropriétaire et le syndicat, se prescrivent dans les conditions de l’article 42 de la loi. Le tribunal compétent est celui du lieu de situation de l’immeuble.',
    ],
  },
  {
    title: 'Chapitre IX. Travaux et améliorations',
    paragraphs: [
      'L’assemblée générale décide toute amélioration conforme à la destination de l’immeuble, telle que la transformation d’éléments d’équipement, l’adjonction d’éléments nouveaux ou l’aménagement de locaux communs. Elle fixe la répartition du coût selon l’avantage qui en résulte pour chacun.',
      'Aucun copropriétaire ne peut faire obstacle à l’exécution, même à l’intérieur de son lot, des travaux régulièrement décidés, dès lors que l’affectation et la jouissance de son lot n’en sont pas altérées de façon durable. Il est prévenu huit jours au moins avant leur commencement, sauf impératif de sécurité.',
      'Le copropriétaire qui subit un préjudice par suite des travaux, en raison d’une diminution de la valeur de son lot, d’un trouble de jouissance grave ou de dégradations, a droit à une indemnité répartie entre tous les copropriétaires en proportion de leur participation au coût.',
      'Les travaux urgents nécessaires à la sauvegarde de l’immeuble sont ordonnés par le syndic, qui convoque sans délai l’assemblée générale et peut demander, après avis du conseil syndical, une provision qui n’excède pas le tiers du devis.',
    ],
  },
  {
    title: 'Chapitre X. Division et réunion de lots, élection de domicile',
    paragraphs: [
      'Un copropriétaire peut diviser son lot en plusieurs lots, ou réunir deux lots contigus qui lui appartiennent, sous réserve de ne pas porter atteinte à la destination de l’immeuble. La nouvelle répartition des charges entre les fractions est soumise à l’approbation de l’assemblée générale.',
      'Chaque copropriétaire notifie au syndic son domicile, réel ou élu, et, s’il y consent, son adresse électronique. À défaut, les notifications sont valablement faites au lot dont il est propriétaire.',
      'Les frais du présent règlement, de sa publication et des copies remises aux copropriétaires sont supportés par le requérant. Les copies demandées ensuite sont à la charge de qui les demande.',
    ],
  },
];
