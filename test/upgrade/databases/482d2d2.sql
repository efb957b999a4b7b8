CREATE TABLE public.account (
    id text NOT NULL,
    account_id text NOT NULL,
    provider_id text NOT NULL,
    user_id text NOT NULL,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamp with time zone,
    refresh_token_expires_at timestamp with time zone,
    scope text,
    password text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.client_profile (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    client_id text NOT NULL,
    company_name text,
    industry text,
    icp_title text,
    icp_size text,
    icp_location text,
    value_prop text,
    tone text,
    common_objections text,
    primary_goal text,
    calendly_url text,
    linkedin_url text,
    banned_phrases text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.clients (
    id text NOT NULL,
    email text NOT NULL,
    last_seq bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.confirmation_codes (
    id bigint NOT NULL,
    session_id text NOT NULL,
    code_hash text NOT NULL,
    wrong integer DEFAULT 0 NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
ALTER TABLE public.confirmation_codes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.confirmation_codes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.contact_requests (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    form_key text,
    content_digest text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    company text NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    attempt_at timestamp with time zone,
    retry_at timestamp with time zone,
    failure_shown_at timestamp with time zone,
    delivered_at timestamp with time zone
);
CREATE TABLE public.conversation_summaries (
    client_id text NOT NULL,
    through_seq bigint NOT NULL,
    content text NOT NULL
);
CREATE TABLE public.draft_versions (
    client_id text NOT NULL,
    draft_id uuid NOT NULL,
    version integer NOT NULL,
    title text NOT NULL,
    source text NOT NULL,
    content jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    replaced_at timestamp with time zone NOT NULL,
    CONSTRAINT draft_versions_source CHECK ((source = ANY (ARRAY['template'::text, 'model'::text])))
);
CREATE TABLE public.drafts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    client_id text NOT NULL,
    key uuid NOT NULL,
    kind text NOT NULL,
    title text NOT NULL,
    source text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    content jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT drafts_kind CHECK ((kind = ANY (ARRAY['email'::text, 'sequence'::text, 'search'::text, 'call_script'::text, 'plan'::text]))),
    CONSTRAINT drafts_source CHECK ((source = ANY (ARRAY['template'::text, 'model'::text])))
);
CREATE TABLE public.messages (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    client_id text NOT NULL,
    seq bigint NOT NULL,
    role text NOT NULL,
    content text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    idempotency_key uuid,
    reply_to uuid,
    asks_step text,
    answers_step text,
    corrects text,
    attempt integer DEFAULT 1 NOT NULL,
    state text DEFAULT 'complete'::text NOT NULL,
    attachments jsonb,
    CONSTRAINT messages_role CHECK ((role = ANY (ARRAY['user'::text, 'assistant'::text]))),
    CONSTRAINT messages_state CHECK ((state = ANY (ARRAY['complete'::text, 'stopped'::text, 'broken'::text])))
);
CREATE TABLE public.migrations (
    name text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.model_reservations (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    client_id text NOT NULL,
    tokens integer NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.model_tokens (
    day date NOT NULL,
    client_id text NOT NULL,
    tokens bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.outbox (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    dedupe_key text NOT NULL,
    payload jsonb NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    due_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone,
    failed_at timestamp with time zone,
    last_error text
);
CREATE TABLE public.pending_answers (
    client_id text NOT NULL,
    reply_to uuid NOT NULL,
    stored_attempt integer DEFAULT 1 NOT NULL,
    attempt integer DEFAULT 1 NOT NULL,
    how text,
    text text DEFAULT ''::text NOT NULL,
    holder uuid,
    lease_until timestamp with time zone NOT NULL,
    CONSTRAINT pending_answers_how CHECK ((how = ANY (ARRAY['shorter'::text, 'more_direct'::text, 'rephrase'::text])))
);
CREATE TABLE public.rate_limit_hits (
    bucket text NOT NULL,
    hit_at timestamp with time zone NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL
);
CREATE TABLE public.session (
    id text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    token text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    ip_address text,
    user_agent text,
    user_id text NOT NULL,
    confirmed_at timestamp with time zone
);
CREATE TABLE public.sign_in_links (
    id bigint NOT NULL,
    email text NOT NULL,
    token_hash text NOT NULL,
    code_hash text,
    wrong_here integer DEFAULT 0 NOT NULL,
    wrong_elsewhere integer DEFAULT 0 NOT NULL,
    browser_hash text,
    next text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
ALTER TABLE public.sign_in_links ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sign_in_links_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public."user" (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_verified boolean DEFAULT false NOT NULL,
    image text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
INSERT INTO public.client_profile VALUES ('9007f7b3-7f67-4fb2-86f1-543333850b54', 'mhbmDrLORVcfltkskuRePVNVhJuEflhP', 'Pômmy', 'Logiciels', 'DRH', 'pme', NULL, 'Du temps gagné', 'direct', NULL, 'autre', NULL, NULL, NULL, '2026-11-23 06:34:21.773+00', '2026-11-23 06:34:21.773+00');
INSERT INTO public.client_profile VALUES ('5a6894ae-9e01-4225-9545-cb7cae55de18', 'MNvqE1RVrpCMQkWNUTLN6UWlauBmGSw6', 'Pômmy', 'Logiciels', 'DRH', 'pme', NULL, 'Du temps gagné', 'direct', NULL, 'autre', NULL, NULL, NULL, '2026-11-23 06:34:22.098+00', '2026-11-23 06:34:22.098+00');
INSERT INTO public.clients VALUES ('MNvqE1RVrpCMQkWNUTLN6UWlauBmGSw6', 'bruno@exemple.fr', 15, '2026-11-23 06:34:21.827+00');
INSERT INTO public.clients VALUES ('mhbmDrLORVcfltkskuRePVNVhJuEflhP', 'anna@exemple.fr', 17, '2026-11-23 06:34:21.418+00');
INSERT INTO public.contact_requests VALUES ('4713f2fc-f662-413a-911c-5a454f033c57', NULL, 'n1us_FzITt3FqdOuF9abvYTwHCkjHLGWqhwfzIzEcmg', 'Carla', 'C', 'carla@exemple.fr', '', 'Démo', 'Bonjour', '2026-11-23 06:34:22.207+00', NULL, NULL, '2026-11-23 06:34:22.218+00', NULL);
INSERT INTO public.draft_versions VALUES ('mhbmDrLORVcfltkskuRePVNVhJuEflhP', '9b3d13e8-681d-495a-8321-0b89bbf4bff5', 1, 'E-mail de prospection – DRH', 'template', '{"body": "Bonjour {{prénom}},\n\nJe vais droit au but. Je travaille chez Pômmy (logiciels) et je m’adresse à vous pour votre rôle de DRH chez {{société}}.\n\nCe que nous apportons :\nDu temps gagné.\n\nEst-ce un sujet pour vous en ce moment ?\n\nSi le sujet ne vous concerne pas, répondez « stop » : je ne vous relancerai pas.\n\nBien à vous,\n\n{{votre prénom}} {{votre nom}}\nPômmy", "subject": "Pômmy et {{société}} : une question"}', '2026-11-23 06:34:22.147+00', '2026-11-23 06:34:22.186+00');
INSERT INTO public.drafts VALUES ('a2e8c063-c597-460e-bfaf-38f8d0da1437', 'mhbmDrLORVcfltkskuRePVNVhJuEflhP', '8a1c58d8-2cad-4f6f-848e-b3725c900e05', 'sequence', 'Séquence de trois e-mails – DRH', 'template', 1, '{"mails": [{"body": "Bonjour {{prénom}},\n\nJe vais droit au but. Je travaille chez Pômmy (logiciels) et je m’adresse à vous pour votre rôle de DRH chez {{société}}.\n\nCe que nous apportons :\nDu temps gagné.\n\nEst-ce un sujet pour vous en ce moment ?\n\nSi le sujet ne vous concerne pas, répondez « stop » : je ne vous relancerai pas.\n\nBien à vous,\n\n{{votre prénom}} {{votre nom}}\nPômmy", "subject": "Pômmy et {{société}} : une question", "delayDays": 0}, {"body": "Bonjour {{prénom}},\n\nJe reviens vers vous au sujet de mon précédent message.\n\nPour mémoire, ce que nous apportons :\nDu temps gagné.\n\nEst-ce un sujet pour vous en ce moment ?\n\nSi le sujet ne vous concerne pas, répondez « stop » : je ne vous relancerai pas.\n\nBien à vous,\n\n{{votre prénom}} {{votre nom}}\nPômmy", "subject": "Suite à mon message pour {{société}}", "delayDays": 3}, {"body": "Bonjour {{prénom}},\n\nDernier message de ma part sur ce sujet. Un « oui » ou un « non » me va très bien.\n\nOn en parle, ou je referme le sujet ?\n\nSi le sujet ne vous concerne pas, répondez « stop » : je ne vous relancerai pas.\n\nBien à vous,\n\n{{votre prénom}} {{votre nom}}\nPômmy", "subject": "Dernier message pour {{société}}", "delayDays": 7}]}', '2026-11-23 06:34:22.162+00', '2026-11-23 06:34:22.162+00');
INSERT INTO public.drafts VALUES ('9b3d13e8-681d-495a-8321-0b89bbf4bff5', 'mhbmDrLORVcfltkskuRePVNVhJuEflhP', '67178904-ccd7-403a-aba3-6d41fe335e9a', 'email', 'E-mail de prospection – DRH', 'template', 2, '{"body": "Bonjour {{prénom}},", "subject": "Réécrit"}', '2026-11-23 06:34:22.147+00', '2026-11-23 06:34:22.186+00');
INSERT INTO public.messages VALUES ('52ad5bf8-53bd-47f8-8893-11e57670706e', 'mhbmDrLORVcfltkskuRePVNVhJuEflhP', 1, 'assistant', 'Bonjour et bienvenue ! Je suis l’assistant de Matinal, un programme d’intelligence artificielle. Sept questions courtes suffisent pour que je connaisse votre entreprise et les clients que vous cherchez. Pour commencer : quel est le nom de votre entreprise ?', '2026-11-23 06:34:21.436+00', NULL, NULL, 'company_name', NULL, NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('6472b5e6-ca27-4b52-9f57-5c08b8448dac', 'mhbmDrLORVcfltkskuRePVNVhJuEflhP', 2, 'user', 'Pômmy', '2026-11-23 06:34:21.463+00', 'c802c6d2-9469-4986-83b5-a3590725ed2b', NULL, NULL, NULL, NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('ec5825f5-17cc-4e05-a7a5-c26d371a830c', 'mhbmDrLORVcfltkskuRePVNVhJuEflhP', 3, 'assistant', 'Enchanté, Pômmy ! Dans quel secteur travaillez-vous ?', '2026-11-23 06:34:21.481+00', NULL, '6472b5e6-ca27-4b52-9f57-5c08b8448dac', 'industry', 'company_name', NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('95ddd3e8-6901-43e1-ae17-6c2fc801b534', 'mhbmDrLORVcfltkskuRePVNVhJuEflhP', 4, 'user', 'Logiciels', '2026-11-23 06:34:21.524+00', 'a4c926d4-a99f-4103-8a5b-7347d0c46e2f', NULL, NULL, NULL, NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('83d2c478-608e-4bb9-94e4-b47a18a2f071', 'mhbmDrLORVcfltkskuRePVNVhJuEflhP', 5, 'assistant', 'Qui cherchez-vous à rencontrer ? Donnez-moi la fonction de votre interlocuteur idéal, puis la taille de son entreprise, séparées par une virgule. Par exemple : Directeur commercial, PME.', '2026-11-23 06:34:21.542+00', NULL, '95ddd3e8-6901-43e1-ae17-6c2fc801b534', 'icp', 'industry', NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('7efa95d7-6a08-4f29-93a2-569a595bfc57', 'mhbmDrLORVcfltkskuRePVNVhJuEflhP', 6, 'user', 'DRH, PME', '2026-11-23 06:34:21.576+00', 'c9071a7c-b884-40ab-a54e-1e36a56d5c8d', NULL, NULL, NULL, NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('ad66f03c-079b-4c00-a07b-6d494d6c9e53', 'mhbmDrLORVcfltkskuRePVNVhJuEflhP', 7, 'assistant', 'C’est noté. Et pourquoi ces clients choisissent-ils Pômmy ? Dites-moi en une ou deux phrases le problème que vous résolvez et le résultat qu’ils obtiennent.', '2026-11-23 06:34:21.591+00', NULL, '7efa95d7-6a08-4f29-93a2-569a595bfc57', 'value_prop', 'icp', NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('f0595161-64cc-4fb6-ab83-618d6f1be8a7', 'mhbmDrLORVcfltkskuRePVNVhJuEflhP', 8, 'user', 'Du temps gagné', '2026-11-23 06:34:21.627+00', 'c37a048f-da18-49c0-a202-6064091e4a00', NULL, NULL, NULL, NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('cffa529e-ea7f-4444-b7fd-53ff8e18fbef', 'mhbmDrLORVcfltkskuRePVNVhJuEflhP', 9, 'assistant', 'Merci, c’est clair. Sur quel ton voulez-vous parler à vos prospects : amical, direct, formel, premium ou inspirant ?', '2026-11-23 06:34:21.639+00', NULL, 'f0595161-64cc-4fb6-ab83-618d6f1be8a7', 'tone', 'value_prop', NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('9e449292-b8c4-4739-9d18-f0015f87b1a6', 'mhbmDrLORVcfltkskuRePVNVhJuEflhP', 10, 'user', 'direct', '2026-11-23 06:34:21.674+00', '3a0792a0-bb6a-4fae-bb2b-745888fc283e', NULL, NULL, NULL, NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('fc7e1a7d-d4e0-4427-9871-e616b994243c', 'mhbmDrLORVcfltkskuRePVNVhJuEflhP', 11, 'assistant', 'Quel est votre premier objectif : obtenir des rendez-vous, susciter de l’engagement, recueillir des retours, ou autre chose ?', '2026-11-23 06:34:21.685+00', NULL, '9e449292-b8c4-4739-9d18-f0015f87b1a6', 'primary_goal', 'tone', NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('0c36d92e-a46d-44ec-b0e4-b364b0623bd9', 'mhbmDrLORVcfltkskuRePVNVhJuEflhP', 12, 'user', 'autre', '2026-11-23 06:34:21.73+00', 'cc3a7abf-4ccc-4d25-9c7a-7fa6b9735e5a', NULL, NULL, NULL, NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('24d87fe4-8f45-4c73-88f5-840f61689f85', 'mhbmDrLORVcfltkskuRePVNVhJuEflhP', 13, 'assistant', 'Dernière question : avez-vous un lien de prise de rendez-vous ? Collez-le ici, ou répondez « non » pour passer cette étape.', '2026-11-23 06:34:21.741+00', NULL, '0c36d92e-a46d-44ec-b0e4-b364b0623bd9', 'calendly_url', 'primary_goal', NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('6620eaf3-a570-4c28-9486-009a74ad51cd', 'mhbmDrLORVcfltkskuRePVNVhJuEflhP', 14, 'user', 'non', '2026-11-23 06:34:21.762+00', '4014cd9b-04de-4d50-8d50-463be708b804', NULL, NULL, NULL, NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('fa3dc63f-2146-4c9e-b84e-a35890811ff0', 'mhbmDrLORVcfltkskuRePVNVhJuEflhP', 15, 'assistant', 'Merci, votre profil est enregistré. Je connais Pômmy et je peux vous aider à rédiger vos e-mails, à préparer vos recherches et à affiner votre stratégie. Par quoi commençons-nous ?', '2026-11-23 06:34:21.774+00', NULL, '6620eaf3-a570-4c28-9486-009a74ad51cd', NULL, 'calendly_url', NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('663ae121-30b5-4354-93c1-3ae29047a1b4', 'MNvqE1RVrpCMQkWNUTLN6UWlauBmGSw6', 1, 'assistant', 'Bonjour et bienvenue ! Je suis l’assistant de Matinal, un programme d’intelligence artificielle. Sept questions courtes suffisent pour que je connaisse votre entreprise et les clients que vous cherchez. Pour commencer : quel est le nom de votre entreprise ?', '2026-11-23 06:34:21.834+00', NULL, NULL, 'company_name', NULL, NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('c9be9476-3141-49de-84d5-206bc61eb217', 'MNvqE1RVrpCMQkWNUTLN6UWlauBmGSw6', 2, 'user', 'Pômmy', '2026-11-23 06:34:21.85+00', 'e55a7362-f166-4a44-a8b3-b78eb1831054', NULL, NULL, NULL, NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('ead33c67-058a-40ca-b806-d07da10cb40d', 'MNvqE1RVrpCMQkWNUTLN6UWlauBmGSw6', 3, 'assistant', 'Enchanté, Pômmy ! Dans quel secteur travaillez-vous ?', '2026-11-23 06:34:21.859+00', NULL, 'c9be9476-3141-49de-84d5-206bc61eb217', 'industry', 'company_name', NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('e1506d67-44dc-4aea-8550-6f9c6614e517', 'MNvqE1RVrpCMQkWNUTLN6UWlauBmGSw6', 4, 'user', 'Logiciels', '2026-11-23 06:34:21.884+00', '92bd67b7-2479-4a31-b4c2-df46942777d3', NULL, NULL, NULL, NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('a0a884aa-1791-4086-9410-3fccee263bdd', 'MNvqE1RVrpCMQkWNUTLN6UWlauBmGSw6', 5, 'assistant', 'Qui cherchez-vous à rencontrer ? Donnez-moi la fonction de votre interlocuteur idéal, puis la taille de son entreprise, séparées par une virgule. Par exemple : Directeur commercial, PME.', '2026-11-23 06:34:21.899+00', NULL, 'e1506d67-44dc-4aea-8550-6f9c6614e517', 'icp', 'industry', NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('4bf295c7-b691-4f56-a944-681cc35452b9', 'MNvqE1RVrpCMQkWNUTLN6UWlauBmGSw6', 6, 'user', 'DRH, PME', '2026-11-23 06:34:21.918+00', '7f8ecc9e-c3ff-4651-b28e-da9a14f004b0', NULL, NULL, NULL, NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('36cad9be-92ab-4675-b090-b61ab69822c0', 'MNvqE1RVrpCMQkWNUTLN6UWlauBmGSw6', 7, 'assistant', 'C’est noté. Et pourquoi ces clients choisissent-ils Pômmy ? Dites-moi en une ou deux phrases le problème que vous résolvez et le résultat qu’ils obtiennent.', '2026-11-23 06:34:21.931+00', NULL, '4bf295c7-b691-4f56-a944-681cc35452b9', 'value_prop', 'icp', NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('bd048771-5936-4fc5-a0a2-a882fa8bdeec', 'MNvqE1RVrpCMQkWNUTLN6UWlauBmGSw6', 8, 'user', 'Du temps gagné', '2026-11-23 06:34:21.973+00', '7363607e-8cf7-4b16-94bc-3fbf8af2db89', NULL, NULL, NULL, NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('729b3095-62bf-4b72-9e00-388074834d20', 'MNvqE1RVrpCMQkWNUTLN6UWlauBmGSw6', 9, 'assistant', 'Merci, c’est clair. Sur quel ton voulez-vous parler à vos prospects : amical, direct, formel, premium ou inspirant ?', '2026-11-23 06:34:21.991+00', NULL, 'bd048771-5936-4fc5-a0a2-a882fa8bdeec', 'tone', 'value_prop', NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('304e06fe-7dda-4eff-aef1-b0ddacc08037', 'MNvqE1RVrpCMQkWNUTLN6UWlauBmGSw6', 10, 'user', 'direct', '2026-11-23 06:34:22.028+00', '8b8c0c3e-a2a5-4bb8-8ec4-c6914b9499e8', NULL, NULL, NULL, NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('5bd216bf-6418-4dfb-b323-bae817c244b7', 'MNvqE1RVrpCMQkWNUTLN6UWlauBmGSw6', 11, 'assistant', 'Quel est votre premier objectif : obtenir des rendez-vous, susciter de l’engagement, recueillir des retours, ou autre chose ?', '2026-11-23 06:34:22.04+00', NULL, '304e06fe-7dda-4eff-aef1-b0ddacc08037', 'primary_goal', 'tone', NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('cdd5b9b8-2c9c-41f1-af70-cbcb66a3a391', 'MNvqE1RVrpCMQkWNUTLN6UWlauBmGSw6', 12, 'user', 'autre', '2026-11-23 06:34:22.059+00', 'c0bfad4f-0d20-4fdf-8b0b-0e807b614fe4', NULL, NULL, NULL, NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('6f7330ea-6cb8-4384-a02e-50416685f60d', 'MNvqE1RVrpCMQkWNUTLN6UWlauBmGSw6', 13, 'assistant', 'Dernière question : avez-vous un lien de prise de rendez-vous ? Collez-le ici, ou répondez « non » pour passer cette étape.', '2026-11-23 06:34:22.069+00', NULL, 'cdd5b9b8-2c9c-41f1-af70-cbcb66a3a391', 'calendly_url', 'primary_goal', NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('cd7b6212-1676-417f-98eb-13bdb13b9a56', 'MNvqE1RVrpCMQkWNUTLN6UWlauBmGSw6', 14, 'user', 'non', '2026-11-23 06:34:22.088+00', '6aad8526-f573-47bb-9d24-efb42f82136c', NULL, NULL, NULL, NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('47b07964-8e58-4d35-9468-8067841e15ce', 'MNvqE1RVrpCMQkWNUTLN6UWlauBmGSw6', 15, 'assistant', 'Merci, votre profil est enregistré. Je connais Pômmy et je peux vous aider à rédiger vos e-mails, à préparer vos recherches et à affiner votre stratégie. Par quoi commençons-nous ?', '2026-11-23 06:34:22.1+00', NULL, 'cd7b6212-1676-417f-98eb-13bdb13b9a56', NULL, 'calendly_url', NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('9e9a3730-d384-4b28-af14-3dff08e67ad7', 'mhbmDrLORVcfltkskuRePVNVhJuEflhP', 16, 'user', 'Que coûte l’offre Starter ? 🌅', '2026-11-23 06:34:22.121+00', 'e56df67b-bf45-4518-aba7-a61d715e4ba7', NULL, NULL, NULL, NULL, 1, 'complete', NULL);
INSERT INTO public.messages VALUES ('af89332b-02ab-482c-8ec6-effceb83fde6', 'mhbmDrLORVcfltkskuRePVNVhJuEflhP', 17, 'assistant', 'Je suis là pour vous aider à rédiger vos e-mails de prospection, à préparer vos recherches de prospects et à affiner votre stratégie. Je rédige, vous relisez et vous envoyez : je n’écris jamais moi-même à vos prospects.', '2026-11-23 06:34:22.13+00', NULL, '9e9a3730-d384-4b28-af14-3dff08e67ad7', NULL, NULL, NULL, 1, 'complete', NULL);
INSERT INTO public.migrations VALUES ('0000_client_role.sql', '2026-11-23 06:34:21.014918+00');
INSERT INTO public.migrations VALUES ('0001_tables.sql', '2026-11-23 06:34:21.017709+00');
INSERT INTO public.migrations VALUES ('0002_client_grants.sql', '2026-11-23 06:34:21.058997+00');
INSERT INTO public.migrations VALUES ('0003_drafts.sql', '2026-11-23 06:34:21.060243+00');
INSERT INTO public.migrations VALUES ('0004_draft_grants.sql', '2026-11-23 06:34:21.068259+00');
INSERT INTO public.migrations VALUES ('0005_answers.sql', '2026-11-23 06:34:21.069127+00');
INSERT INTO public.migrations VALUES ('0006_answer_grants.sql', '2026-11-23 06:34:21.084396+00');
INSERT INTO public.outbox VALUES ('69fbc7bf-e502-4920-aec1-976f3a5c2f45', 'contact', '4713f2fc-f662-413a-911c-5a454f033c57', '{}', 2, '2026-11-23 06:34:22.215+00', '2026-11-23 06:34:25.004+00', NULL, NULL, 'Error');
INSERT INTO public.rate_limit_hits VALUES ('1nqg3j1lVyG2HLUmifWWn9MKqCJ8x422RaICzM-OROE.gZL2O1Q5a_AllMO60BT7ut-bjtBXglj4W35F7iTdddc', '2026-11-23 06:34:21.312+00', '75023abd-3845-4c26-916c-1c409e4ce1bf');
INSERT INTO public.rate_limit_hits VALUES ('1nqg3j1lVyG2HLUmifWWn9MKqCJ8x422RaICzM-OROE', '2026-11-23 06:34:21.312+00', 'da4fa36a-07bf-4d49-8dba-829a6995e017');
INSERT INTO public.rate_limit_hits VALUES ('gZL2O1Q5a_AllMO60BT7ut-bjtBXglj4W35F7iTdddc', '2026-11-23 06:34:21.312+00', 'f8efc192-20a5-4d08-bcff-3054017d4b8b');
INSERT INTO public.rate_limit_hits VALUES ('4VJWF91Fxrhi9-AjkiLTnEQO0zPMQktmK97s5LKxV5Y.gZL2O1Q5a_AllMO60BT7ut-bjtBXglj4W35F7iTdddc', '2026-11-23 06:34:21.789+00', 'd7aa7b9c-3ad7-4e54-8f79-f12c63e0642a');
INSERT INTO public.rate_limit_hits VALUES ('4VJWF91Fxrhi9-AjkiLTnEQO0zPMQktmK97s5LKxV5Y', '2026-11-23 06:34:21.789+00', '2777d6e9-8ba4-41e2-bcb0-a1ecbb8477b9');
INSERT INTO public.rate_limit_hits VALUES ('gZL2O1Q5a_AllMO60BT7ut-bjtBXglj4W35F7iTdddc', '2026-11-23 06:34:21.789+00', 'e968f110-b47c-4dcb-ada8-4c0c5404a93f');
INSERT INTO public.rate_limit_hits VALUES ('z-rFMWENTazmGhfRRXtchXkux88aIKVtfJ8VXZ1Hek8.drafts', '2026-11-23 06:34:22.145+00', 'f8c4e687-3ee0-4436-8837-37482feec0d7');
INSERT INTO public.rate_limit_hits VALUES ('z-rFMWENTazmGhfRRXtchXkux88aIKVtfJ8VXZ1Hek8.drafts', '2026-11-23 06:34:22.16+00', '03332bd7-35f8-490f-9540-e65293df06b8');
INSERT INTO public.rate_limit_hits VALUES ('z-rFMWENTazmGhfRRXtchXkux88aIKVtfJ8VXZ1Hek8.draft-saves', '2026-11-23 06:34:22.183+00', '9000c574-fab8-4430-b9c2-665675b6363b');
INSERT INTO public.rate_limit_hits VALUES ('1IIM0gLzpOFmDLR8nMmPbcqjj2reJrCjX3g8OoswPAE', '2026-11-23 06:34:22.193+00', 'cb09155c-5d19-4af3-b7c6-b6b0d2783c26');
INSERT INTO public.rate_limit_hits VALUES ('rj8ezo09ev8d9uTuqIUKAqN-AV5hA6XuxEyfczi8Nao', '2026-11-23 06:34:22.203+00', '448994db-c878-462b-9d7e-b5be4d64a126');
INSERT INTO public.session VALUES ('B1KglZJR9qaC11zNXK9v5XCuUOTIK0dI', '2026-12-23 06:34:21.414+00', 'T2i7zSTl22qas0Wi02Z5gTLmakONwOKR', '2026-11-23 06:34:21.414+00', '2026-11-23 06:34:21.414+00', '', 'node', 'mhbmDrLORVcfltkskuRePVNVhJuEflhP', NULL);
INSERT INTO public.session VALUES ('EkkALeu0FRNwPh4dLRlRskiihsnQCv9a', '2026-12-23 06:34:21.825+00', 'taOTx5coCd9eM3qq0sOKHkmQQs26GPWO', '2026-11-23 06:34:21.825+00', '2026-11-23 06:34:21.825+00', '', 'node', 'MNvqE1RVrpCMQkWNUTLN6UWlauBmGSw6', NULL);
INSERT INTO public."user" VALUES ('mhbmDrLORVcfltkskuRePVNVhJuEflhP', '', 'anna@exemple.fr', true, NULL, '2026-11-23 06:34:21.411+00', '2026-11-23 06:34:21.411+00');
INSERT INTO public."user" VALUES ('MNvqE1RVrpCMQkWNUTLN6UWlauBmGSw6', '', 'bruno@exemple.fr', true, NULL, '2026-11-23 06:34:21.825+00', '2026-11-23 06:34:21.825+00');
SELECT pg_catalog.setval('public.confirmation_codes_id_seq', 1, false);
SELECT pg_catalog.setval('public.sign_in_links_id_seq', 2, true);
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.client_profile
    ADD CONSTRAINT client_profile_client_id_unique UNIQUE (client_id);
ALTER TABLE ONLY public.client_profile
    ADD CONSTRAINT client_profile_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.clients
    ADD CONSTRAINT clients_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.confirmation_codes
    ADD CONSTRAINT confirmation_codes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.contact_requests
    ADD CONSTRAINT contact_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.conversation_summaries
    ADD CONSTRAINT conversation_summaries_pkey PRIMARY KEY (client_id);
ALTER TABLE ONLY public.draft_versions
    ADD CONSTRAINT draft_versions_client_id_draft_id_version_pk PRIMARY KEY (client_id, draft_id, version);
ALTER TABLE ONLY public.drafts
    ADD CONSTRAINT drafts_client_id_id_pk PRIMARY KEY (client_id, id);
ALTER TABLE ONLY public.drafts
    ADD CONSTRAINT drafts_key UNIQUE (client_id, key);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_idempotency_key UNIQUE (client_id, idempotency_key);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_reply UNIQUE (reply_to, attempt);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_seq UNIQUE (client_id, seq);
ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.model_reservations
    ADD CONSTRAINT model_reservations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.model_tokens
    ADD CONSTRAINT model_tokens_day_client_id_pk PRIMARY KEY (day, client_id);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pending_answers
    ADD CONSTRAINT pending_answers_pkey PRIMARY KEY (client_id);
ALTER TABLE ONLY public.rate_limit_hits
    ADD CONSTRAINT rate_limit_hits_bucket_hit_at_id_pk PRIMARY KEY (bucket, hit_at, id);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_token_unique UNIQUE (token);
ALTER TABLE ONLY public.sign_in_links
    ADD CONSTRAINT sign_in_links_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sign_in_links
    ADD CONSTRAINT sign_in_links_token_hash_unique UNIQUE (token_hash);
ALTER TABLE ONLY public."user"
    ADD CONSTRAINT user_email_unique UNIQUE (email);
ALTER TABLE ONLY public."user"
    ADD CONSTRAINT user_pkey PRIMARY KEY (id);
CREATE INDEX confirmation_codes_expires_at ON public.confirmation_codes USING btree (expires_at);
CREATE INDEX confirmation_codes_of_session ON public.confirmation_codes USING btree (session_id);
CREATE INDEX contact_requests_content ON public.contact_requests USING btree (content_digest, created_at);
CREATE INDEX contact_requests_delivered ON public.contact_requests USING btree (delivered_at) WHERE (delivered_at IS NOT NULL);
CREATE INDEX contact_requests_email ON public.contact_requests USING btree (lower(email), created_at);
CREATE INDEX contact_requests_retry ON public.contact_requests USING btree (retry_at) WHERE (retry_at IS NOT NULL);
CREATE INDEX messages_answers_step ON public.messages USING btree (client_id, answers_step, seq) WHERE (answers_step IS NOT NULL);
CREATE INDEX messages_assistant ON public.messages USING btree (client_id, seq) WHERE (role = 'assistant'::text);
CREATE INDEX messages_sent ON public.messages USING btree (client_id, created_at) WHERE (role = 'user'::text);
CREATE INDEX model_reservations_expires_at ON public.model_reservations USING btree (expires_at);
CREATE INDEX outbox_expiring ON public.outbox USING btree (expires_at) WHERE ((failed_at IS NULL) AND (expires_at IS NOT NULL));
CREATE INDEX outbox_failed_at ON public.outbox USING btree (failed_at) WHERE (failed_at IS NOT NULL);
CREATE INDEX outbox_first ON public.outbox USING btree (due_at) WHERE ((failed_at IS NULL) AND (attempts = 0));
CREATE INDEX outbox_retries ON public.outbox USING btree (due_at) WHERE ((failed_at IS NULL) AND (attempts > 0));
CREATE UNIQUE INDEX outbox_waiting ON public.outbox USING btree (kind, dedupe_key) WHERE (failed_at IS NULL);
CREATE INDEX pending_answers_lease ON public.pending_answers USING btree (lease_until);
CREATE INDEX rate_limit_hits_hit_at ON public.rate_limit_hits USING btree (hit_at);
CREATE INDEX session_created_at ON public.session USING btree (created_at);
CREATE INDEX session_expires_at ON public.session USING btree (expires_at);
CREATE INDEX session_of_user ON public.session USING btree (user_id);
CREATE INDEX sign_in_links_expires_at ON public.sign_in_links USING btree (expires_at);
CREATE INDEX sign_in_links_of_email ON public.sign_in_links USING btree (email);
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_user_id_user_id_fk FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.client_profile
    ADD CONSTRAINT client_profile_client_id_clients_id_fk FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.clients
    ADD CONSTRAINT clients_user FOREIGN KEY (id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.confirmation_codes
    ADD CONSTRAINT confirmation_codes_session_id_session_id_fk FOREIGN KEY (session_id) REFERENCES public.session(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.conversation_summaries
    ADD CONSTRAINT conversation_summaries_client_id_clients_id_fk FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.draft_versions
    ADD CONSTRAINT draft_versions_draft FOREIGN KEY (client_id, draft_id) REFERENCES public.drafts(client_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.drafts
    ADD CONSTRAINT drafts_client_id_clients_id_fk FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_client_id_clients_id_fk FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pending_answers
    ADD CONSTRAINT pending_answers_client_id_clients_id_fk FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_user_id_user_id_fk FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE public.client_profile ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.clients ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.conversation_summaries ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.draft_versions ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.drafts ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.messages ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_client ON public.clients TO matinal_client USING ((id = current_setting('matinal.client_id'::text, true))) WITH CHECK ((id = current_setting('matinal.client_id'::text, true)));
CREATE POLICY own_conversation_summary ON public.conversation_summaries TO matinal_client USING ((client_id = current_setting('matinal.client_id'::text, true))) WITH CHECK ((client_id = current_setting('matinal.client_id'::text, true)));
CREATE POLICY own_draft_versions ON public.draft_versions TO matinal_client USING ((client_id = current_setting('matinal.client_id'::text, true))) WITH CHECK ((client_id = current_setting('matinal.client_id'::text, true)));
CREATE POLICY own_drafts ON public.drafts TO matinal_client USING ((client_id = current_setting('matinal.client_id'::text, true))) WITH CHECK ((client_id = current_setting('matinal.client_id'::text, true)));
CREATE POLICY own_messages ON public.messages TO matinal_client USING ((client_id = current_setting('matinal.client_id'::text, true))) WITH CHECK ((client_id = current_setting('matinal.client_id'::text, true)));
CREATE POLICY own_pending_answers ON public.pending_answers TO matinal_client USING ((client_id = current_setting('matinal.client_id'::text, true))) WITH CHECK ((client_id = current_setting('matinal.client_id'::text, true)));
CREATE POLICY own_profile ON public.client_profile TO matinal_client USING ((client_id = current_setting('matinal.client_id'::text, true))) WITH CHECK ((client_id = current_setting('matinal.client_id'::text, true)));
ALTER TABLE public.pending_answers ENABLE ROW LEVEL SECURITY;
GRANT USAGE ON SCHEMA public TO matinal_client;
GRANT SELECT,INSERT,UPDATE ON TABLE public.client_profile TO matinal_client;
GRANT SELECT,INSERT ON TABLE public.clients TO matinal_client;
GRANT UPDATE(last_seq) ON TABLE public.clients TO matinal_client;
GRANT SELECT,INSERT,UPDATE ON TABLE public.conversation_summaries TO matinal_client;
GRANT SELECT,INSERT,DELETE ON TABLE public.draft_versions TO matinal_client;
GRANT SELECT,INSERT,DELETE ON TABLE public.drafts TO matinal_client;
GRANT UPDATE(title) ON TABLE public.drafts TO matinal_client;
GRANT UPDATE(source) ON TABLE public.drafts TO matinal_client;
GRANT UPDATE(version) ON TABLE public.drafts TO matinal_client;
GRANT UPDATE(content) ON TABLE public.drafts TO matinal_client;
GRANT UPDATE(updated_at) ON TABLE public.drafts TO matinal_client;
GRANT SELECT,INSERT ON TABLE public.messages TO matinal_client;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.pending_answers TO matinal_client;
