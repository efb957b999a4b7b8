ALTER TABLE "clients" ADD COLUMN "report_mail" boolean DEFAULT true NOT NULL;
ALTER TABLE "clients" ADD COLUMN "reported_month" date;--> statement-breakpoint
-- Written by hand: drizzle-kit knows no grants.
grant update (report_mail) on clients to matinal_client;
